/** The path of a record's page. */
export const transcriptAddress = (id: string): string => `/transcript?${new URLSearchParams({ id }).toString()}`;
