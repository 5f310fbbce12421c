import { figure } from '#domain/kernel/wording/countInWords.ts';

/** Documents of one change at most: a source may be cited by many. */
export const MOST_DOCUMENTS = 5_000;

/**
 * The problem of a change that would be too large; null of any other. To be asked before the documents are read: those
 * of a large tree all at once are more than the server has room for.
 *
 * @param count - documents the change would touch
 */
export const tooManyDocuments = (count: number): { field: string; message: string } | null =>
  count > MOST_DOCUMENTS
    ? { field: '', message: `This would change more than ${figure(MOST_DOCUMENTS)} entries of the tree at once.` }
    : null;
