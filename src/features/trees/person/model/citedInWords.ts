import { figure } from '#domain/kernel/wording/counted.ts';

/** How often a source is cited, in words. */
export const citedInWords = (citations: number): string => (citations === 0 ? 'not cited' : `cited ${figure(citations)}${citations === 1 ? ' time' : ' times'}`);
