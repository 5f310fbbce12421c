/** Joins class names and leaves out what is false, null or empty, so conditions can be inline. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
