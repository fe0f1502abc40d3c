import { entry } from "./entry.js";

export const imageCodes = {
  "encode/archive-file": entry<{ file: string; archive: string }>()({
    severity: "error",
    message: ({ file, archive }) => `${file}, which ${archive} is to hold, is no file of the site`,
    hint: () => "give useArchive what an import of the file gives, or the address of a file of public/",
    about: "`useArchive` packs files that the site publishes: imported ones and those of `public/`.",
  }),
  "encode/archive-differs": entry<{ file: string; other: string }>()({
    severity: "error",
    message: ({ file, other }) => `${other} offers a ${file} with other files in it`,
    hint: () => "give one of the two archives another name",
    about: "An archive is one file, whichever page offers it.",
  }),
  "encode/no-sharp": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `sharp, which encodes images, cannot be loaded: ${reason}`,
    hint: () => "run npm install sharp, or show the image with <img src={photo.href}>",
    about:
      "`<Image>` needs the package sharp, an optional dependency of handbill. It is missing if npm was told to leave such packages out, or where there is no build of it for the machine.",
  }),
  "encode/bad-image": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the image cannot be encoded: ${reason}`,
    hint: () => "open it in an image editor and save it again",
    about: "The file is broken or of a kind that sharp does not know.",
  }),
  "encode/icon-not-square": entry<{ size: string }>()({
    severity: "error",
    message: ({ size }) => `the icon is ${size}, and icons are square`,
    hint: () => "crop it, or put a margin around it",
    about: "`files.icons` makes icons of the config's `icon`, all of them square.",
  }),
  "encode/icon-too-small": entry<{ size: string }>()({
    severity: "error",
    message: ({ size }) => `the icon is ${size}, and one of 512 × 512 is made of it`,
    hint: () => "take the drawing, an SVG, or the picture that the stores have, of 1024 × 1024",
    about: "An icon that is enlarged is blurred.",
  }),
  "encode/icon-with-text": entry()({
    severity: "error",
    message: () => "the icon has letters in a font, which is another on each machine",
    hint: () => "turn its text into outlines in the program that it was drawn with",
    about:
      "An SVG with a `<text>` element is drawn with the fonts of the machine that builds, so that the icons made of it differ.",
  }),
  "encode/animated-image": entry()({
    severity: "error",
    message: () => "the image is animated, and encoding it would keep its first frame only",
    hint: () => "show it with <img src={image.href} width={image.width} height={image.height}>",
    about: "`<Image>` shows animated GIF files as they are; animated WebP files it refuses.",
  }),
};
