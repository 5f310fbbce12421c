/** The address of a record's page. */
export const transcriptAddress = (id: string): string => `/transcript?${new URLSearchParams({ id }).toString()}`;

/** The address of a record set's page. */
export const recordSetAddress = (id: string): string => `/record-sets/${encodeURIComponent(id)}`;
