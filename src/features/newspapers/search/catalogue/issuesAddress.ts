/** What came out on a date. @param date - `1824-02-17` */
export const issuesAddress = (date: string): string => `/search-newspapers/issues?date=${encodeURIComponent(date)}`;
