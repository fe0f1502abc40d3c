/* The imports of a page besides code: style and browser scripts for their effect, images and fonts for their published address. */
interface HandbillImage {
  /** With the base path: `/some-repo/assets/photo-1a2b3c4d5e.png`. */
  readonly href: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}
interface HandbillFile {
  /** With the base path. */
  readonly href: string;
}

// If several patterns match, TypeScript takes the first.
declare module "*.module.css" {
  /** The published names of the style's classes. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.module.scss" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.css" {}
declare module "*.scss" {}
declare module "*.sass" {}
declare module "*.avif" {
  const image: HandbillImage;
  export default image;
}
declare module "*.webp" {
  const image: HandbillImage;
  export default image;
}
declare module "*.png" {
  const image: HandbillImage;
  export default image;
}
declare module "*.jpg" {
  const image: HandbillImage;
  export default image;
}
declare module "*.jpeg" {
  const image: HandbillImage;
  export default image;
}
declare module "*.gif" {
  const image: HandbillImage;
  export default image;
}
declare module "*.svg" {
  const image: HandbillImage;
  export default image;
}
declare module "*.woff2" {
  const file: HandbillFile;
  export default file;
}
declare module "*.mp4" {
  const file: HandbillFile;
  export default file;
}
declare module "*.webm" {
  const file: HandbillFile;
  export default file;
}
declare module "*.pdf" {
  const file: HandbillFile;
  export default file;
}
declare module "*.ico" {
  const file: HandbillFile;
  export default file;
}
declare module "*.woff" {
  const file: HandbillFile;
  export default file;
}
declare module "*.ttf" {
  const file: HandbillFile;
  export default file;
}
declare module "*.otf" {
  const file: HandbillFile;
  export default file;
}
