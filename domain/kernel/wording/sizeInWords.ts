/** Bytes of a megabyte, as settings and the operator's tools count. */
export const MEGABYTE = 1024 ** 2;

/** Bytes in whole megabytes, for operators; what is left over is not said. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;

/** How large a file is. @example sizeInWords(1_234_567) // '1.2 MB' */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
