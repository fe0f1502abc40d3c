/** In its own module, so that only this part of fflate is bundled, and only loaded for an archive. */
export { zipSync } from "fflate";
