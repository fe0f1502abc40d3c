import { divertDescriptor } from "./divert-descriptor.js";

// What every thread loads first, so that it cannot write into the results of the command either.
divertDescriptor(__filename);
