/** Text that means itself in a pattern of LIKE. @example likeLiteral('50%') // '50\\%' */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');
