/** Bytes of a megabyte, as settings and the operator's tools count. */
export const MEGABYTE = 1024 ** 2;

/** Bytes in whole megabytes, for operators; what is left over is not said. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;
