/** The decade of a Gregorian year as facets show it. @example decadeOf(1871) // '1870s' */
export const decadeOf = (year: number): string => `${Math.floor(year / 10) * 10}s`;
