import { boundWaits } from "./bound-waits.js";
import { divertDescriptor } from "./divert-descriptor.js";

// What every thread loads first, so that it cannot write into the results of the command either, or wait without end.
boundWaits();
divertDescriptor(__filename);
