/** Cells that say that the one above holds for them, too. */
const SAME = /^(?:[\s"“”„'’`´,.–-]*|[\s"“”„'’`´,.–-]*(?:do|ditto|idem|id|same)\b[\s"“”„'’`´,.–-]*)$/iu;
/** Doubts of a transcriber around a value. */
const DOUBT = /^\?+\s*|\s*(?:\(\?+\)|\[\?+\]|\[sic\])$|(?<=\p{L})\?+$|\s+\?+$/giu;

/** What of a cell tells what its column holds: nothing of a mark of repetition, and the value without doubts. */
export const tellingPart = (cell: string): string => {
  const value = cell.trim();
  return SAME.test(value) ? '' : value.replace(DOUBT, '').trim();
};
