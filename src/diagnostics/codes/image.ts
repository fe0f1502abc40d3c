import { error } from "./entry.js";

export const imageCodes = {
  "encode/archive-file": error<{ file: string; archive: string }>()({
    message: ({ file, archive }) => `${file} in the archive ${archive} is not a file of the site`,
    hint: () => "pass useArchive an imported file, or the path of a file in public/",
  }),
  "encode/archive-differs": error<{ file: string; other: string }>()({
    message: ({ file, other }) => `${other} offers ${file} with different files`,
    hint: () => "rename one of the two archives",
  }),
  "encode/no-sharp": error<{ reason: string }>()({
    message: ({ reason }) => `sharp, which encodes images, cannot be loaded: ${reason}`,
    hint: () => "run npm install sharp, or show the image with <img src={photo.href}>",
    about: "sharp is an optional dependency: npm may have omitted it, or it does not support your platform.",
  }),
  "encode/bad-image": error<{ reason: string }>()({
    message: ({ reason }) => `the image cannot be encoded: ${reason}`,
    hint: () => "open it in an image editor and save it again",
  }),
  "encode/icon-not-square": error<{ size: string }>()({
    message: ({ size }) => `the icon is ${size}; icons must be square`,
    hint: () => "crop it, or add a margin",
  }),
  "encode/icon-too-small": error<{ size: string }>()({
    message: ({ size }) => `the icon is ${size}; it must be at least 512 × 512`,
    hint: () => "use an SVG, or the 1024 × 1024 icon from the stores",
  }),
  "encode/icon-with-text": error()({
    message: () => "the icon contains text, which looks different on each machine",
    hint: () => "convert the text to outlines in your drawing program",
  }),
  "encode/animated-image": error()({
    message: () => "the image is animated, and encoding it would keep only the first frame",
    hint: () => "show it with <img src={image.href} width={image.width} height={image.height}>",
    about: "`<Image>` publishes animated GIFs unchanged, and refuses animated WebP files.",
  }),
};
