/** The number of an issue as its publisher gives it: a bare number says what it is. */
export const issueLabel = (label: string): string => (/^\d+$/u.test(label) ? `No. ${label}` : label);
