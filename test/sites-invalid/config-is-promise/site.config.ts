export default Promise.resolve({});
