/** How often a source is cited, in words. @param isMore - there are more that were not counted */
export const citedInWords = (citations: number, isMore: boolean): string => {
  if (citations === 0) return 'not cited';
  return `cited ${citations.toLocaleString('en-GB')}${isMore ? ' times or more' : citations === 1 ? ' time' : ' times'}`;
};
