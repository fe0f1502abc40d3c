import { entry } from "./entry.js";

export const imageCodes = {
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
  "encode/animated-image": entry()({
    severity: "error",
    message: () => "the image is animated, and encoding it would keep its first frame only",
    hint: () => "show it with <img src={image.href} width={image.width} height={image.height}>",
    about: "`<Image>` shows animated GIF files as they are; animated WebP files it refuses.",
  }),
};
