import type { TreeAccess } from './decideTreeAccess.ts';

/**
 * Whether a reader of a tree may take it away as a file. Owner and editors always may; guests and readers of a public
 * tree where its owner allows it, which a new tree does not (ADR 29). What they may not see stays out of their file
 * anyway.
 */
export const mayExportTree = (
  { mayEdit }: Pick<TreeAccess, 'mayEdit'>,
  { readersMayExport }: { readersMayExport: boolean },
): boolean => mayEdit || readersMayExport;
