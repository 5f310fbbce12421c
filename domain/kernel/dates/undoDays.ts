/**
 * Days in which a member can restore what they deleted: clippings, collections, and everything of their research. The
 * hourly sweep deletes it for good after them.
 */
export const UNDO_DAYS = 30;
