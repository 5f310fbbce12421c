import type { FileStore } from '#server/platform/files/FileStore.ts';

const FOLDER = 'gedcom/';

/** Where the upload of an import waits, named by its number: never by what a member called it. */
export const uploadKey = (importId: number): string => `${FOLDER}${importId}.upload`;

/** Numbers of the imports whose files wait. */
export async function heldUploads(files: Pick<FileStore, 'list'>): Promise<number[]> {
  const held: number[] = [];
  for await (const { key } of files.list(FOLDER)) {
    const number = /^(\d+)\.upload$/u.exec(key.slice(FOLDER.length))?.[1];
    if (number !== undefined) held.push(Number(number));
  }
  return held;
}
