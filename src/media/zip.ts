/** In a module of its own, so that of fflate only this is bundled, and only loaded for an archive. */
export { zipSync } from "fflate";
