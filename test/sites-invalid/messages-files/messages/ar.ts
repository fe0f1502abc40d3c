export const title = "عنوان";
