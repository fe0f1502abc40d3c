import { entry } from "./entry.js";

export const imageCodes = {
  "encode/archive-file": entry<{ file: string; archive: string }>()({
    severity: "error",
    message: ({ file, archive }) => `${file} in the archive ${archive} is not a file of the site`,
    hint: () => "pass useArchive an imported file, or the path of a file in public/",
  }),
  "encode/archive-differs": entry<{ file: string; other: string }>()({
    severity: "error",
    message: ({ file, other }) => `${other} offers ${file} with different files`,
    hint: () => "rename one of the two archives",
  }),
  "encode/no-sharp": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `sharp, which encodes images, cannot be loaded: ${reason}`,
    hint: () => "run npm install sharp, or show the image with <img src={photo.href}>",
    about: "sharp is an optional dependency: npm may have omitted it, or it does not support your platform.",
  }),
  "encode/bad-image": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the image cannot be encoded: ${reason}`,
    hint: () => "open it in an image editor and save it again",
  }),
  "encode/icon-not-square": entry<{ size: string }>()({
    severity: "error",
    message: ({ size }) => `the icon is ${size}; icons must be square`,
    hint: () => "crop it, or add a margin",
  }),
  "encode/icon-too-small": entry<{ size: string }>()({
    severity: "error",
    message: ({ size }) => `the icon is ${size}; it must be at least 512 × 512`,
    hint: () => "use an SVG, or the 1024 × 1024 icon from the stores",
  }),
  "encode/icon-with-text": entry()({
    severity: "error",
    message: () => "the icon contains text, which looks different on each machine",
    hint: () => "convert the text to outlines in your drawing program",
    about:
      "An SVG with a `<text>` element is drawn with the fonts of the building machine, so the icons differ.",
  }),
  "encode/animated-image": entry()({
    severity: "error",
    message: () => "the image is animated, and encoding it would keep only the first frame",
    hint: () => "show it with <img src={image.href} width={image.width} height={image.height}>",
    about: "`<Image>` publishes animated GIFs unchanged, and refuses animated WebP files.",
  }),
};
