import { boundWaits } from "./bound-waits.js";
import { divertDescriptor } from "./divert-descriptor.js";

// Loaded first by every thread, so that it cannot write into the command's results or block forever either.
boundWaits();
divertDescriptor(__filename);
