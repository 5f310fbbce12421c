import { ownLine, ownText, tooLong } from './ownWords.ts';

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
