import { ownLine, ownText, tooLong } from './ownWords.ts';

/**
 * A list in which one entry comes straight after another.
 * @param after - null for the head of the list
 * @returns the list as it was when either entry is not in it, or both are the same.
 */
export function placedAfter<Entry>(entries: readonly Entry[], moved: Entry, after: Entry | null): readonly Entry[] {
  if (moved === after || !entries.includes(moved) || (after !== null && !entries.includes(after))) return entries;
  const others = entries.filter((entry) => entry !== moved);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** Folders one member may have. */
export const MOST_FOLDERS = 200;
/** Things one folder may hold. */
export const MOST_FOLDER_ITEMS = 1_000;
/** Longest name of a folder, and of a heading in it, in UTF-16 units. */
export const LONGEST_FOLDER_NAME = 150;
/** Longest note, and longest description of a folder, in UTF-16 units. */
export const LONGEST_FOLDER_NOTE = 10_000;

/**
 * A name as it is stored: one line, trimmed, without control characters.
 * @returns null when nothing is left, or it is too long.
 */
export const folderName = (text: string): string | null => ownLine(text, LONGEST_FOLDER_NAME) || null;

/** What is wrong with a name, for its author; null when it can be stored. */
export function folderNameProblem(text: string): string | null {
  if (text.trim().length > LONGEST_FOLDER_NAME) return tooLong(LONGEST_FOLDER_NAME);
  return folderName(text) === null ? 'Enter a name.' : null;
}

/** A note as it is stored: lines stay, other control characters go. Null when it is too long. */
export const folderNote = (text: string): string | null => ownText(text, LONGEST_FOLDER_NOTE);

/** What is wrong with a note, for its author; null when it can be stored. */
export const folderNoteProblem = (text: string): string | null =>
  folderNote(text) === null ? tooLong(LONGEST_FOLDER_NOTE) : null;

/** A folder, as `f-` and twenty letters. */
export const isFolderId = (text: string): boolean => /^f-[a-z2-7]{20}$/u.test(text);

/**
 * Where an invitation to a folder opens. It is not below `/my-research`, where there are no addresses but folders
 * (ROUTE-124).
 */
export const folderInvitationAddress = (token: string): string => `/research-invitations/${encodeURIComponent(token)}`;
