export const Part = () => <b>x</b>;
