import type { Paths } from "handbill";
import { Document, meta } from "./_document";

export const paths: Paths = ({ legal }) =>
  legal.filter(({ slug }) => !slug.startsWith("guide-")).map(({ slug }) => ({ legal: slug }));
export { meta };
export default Document;
