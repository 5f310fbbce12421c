/** The end of a citation that says where and when it was read: `; Wexcombe FHS (https://… : accessed 3 March 2026).` */
const WHERE_READ = /[;,.]? ?[^;,.()]*\(https?:\/\/\S+ : accessed [^)]*\)\.?$/u;

/**
 * A citation for a list, where its item leads to the page: without site, address and day of reading. One that has none
 * stays as it is.
 */
export const citationInBrief = (citation: string): string => citation.replace(WHERE_READ, '');
