/** Whether a module of the build is one that loses what we never use. @param file - its address */
export function isCut(file: string): boolean;
