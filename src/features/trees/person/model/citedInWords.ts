/** How often a source is cited, in words. */
export const citedInWords = (citations: number): string => (citations === 0 ? 'not cited' : `cited ${citations.toLocaleString('en-GB')}${citations === 1 ? ' time' : ' times'}`);
