export { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';

/** The address of a record set's page. */
export const recordSetAddress = (id: string): string => `/record-sets/${encodeURIComponent(id)}`;

/** Where an error in a record is reported. @param field - what is wrong, where that is known */
export const errorReportAddress = (id: string, field?: string): string =>
  `/error-report?${new URLSearchParams({ id, ...(field !== undefined && { field }) }).toString()}`;

/** Where staff correct a record; its id has slashes of its own. */
export const editRecordAddress = (id: string): string =>
  `/desk/records/${id.split('/').map(encodeURIComponent).join('/')}`;

/** Where staff and stewards edit what a search finds. @param search - the query of the address of its results */
export const editChosenAddress = (search: string): string => `/desk/chosen?${search}`;

/** Where it is asked that a record be closed. */
export const closeRecordAddress = (id: string): string =>
  `/close-census-record?${new URLSearchParams({ id }).toString()}`;

/** Where the tree is chosen that a record is added to. */
export const addToTreeAddress = (recordId: string): string =>
  `/tree/add-record?${new URLSearchParams({ record: recordId })}`;

/** The page of a book of page images. */
export const bookAddress = (id: string): string => `/books/${encodeURIComponent(id)}`;

/** A page of a book in the viewer, without a record that leads there. */
export const pageAddress = (pageId: string): string => `/image-viewer?${new URLSearchParams({ page: pageId })}`;
