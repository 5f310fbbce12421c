export type ViewMode = 'transcript' | 'image';

/** The prototype's view of a person, without a drawer over it. */
export const shadowTreeAddress = (treeRef: string, personId: string): string =>
  `/shadow-tree/${encodeURIComponent(treeRef)}/people/${encodeURIComponent(personId)}`;

/** A record beside the tree (spec 2 section 2). */
export const shadowRecordAddress = (treeRef: string, personId: string, recordId: string, viewMode: ViewMode): string =>
  `${shadowTreeAddress(treeRef, personId)}/detailed?${new URLSearchParams({ rid: recordId, viewMode }).toString()}`;

/** The view an address asks for: the transcript unless it says image (spec 2 section 2). */
export const readViewMode = (search: URLSearchParams): ViewMode =>
  search.get('viewMode') === 'image' ? 'image' : 'transcript';
