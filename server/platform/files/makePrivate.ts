import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Of group and others: to read, write or enter. */
const OF_OTHERS = 0o077;
const OWNER_ONLY = 0o700;

/**
 * Makes a folder if it is absent, and closes it to other users of the machine, for what lies in it is of members and of
 * records that are closed. A folder of someone else (a volume with a group of its own) is left as it is: the doctor
 * looks at it. On Windows, where this has no meaning, nothing is changed.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const { uid, mode } = statSync(folder);
  if (uid === process.geteuid?.() && (mode & OF_OTHERS) !== 0) chmodSync(folder, OWNER_ONLY);
}
