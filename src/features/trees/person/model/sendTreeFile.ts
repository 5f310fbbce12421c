import { putFile } from '#services/files/putFile.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';

import { mediumTexts } from './texts.ts';

/** What became of a sent file: a change of the tree, or why there was none. */
export type SentFile = { changeId: string } | { problem: string };

/**
 * Sends a picture or a document to the address that was given for it (`openTreeUpload`).
 * @param onSent - called with the share that has left, 0 to 1.
 */
export async function sendTreeFile(address: string, file: Blob, onSent: (share: number) => void): Promise<SentFile> {
  const answer = await putFile(address, file, onSent);
  const isTaken =
    typeof answer === 'object' && answer !== null && 'changeId' in answer && typeof answer.changeId === 'string';
  return isTaken ? { changeId: answer.changeId as string } : { problem: whyNotTaken(answer, mediumTexts.notArrived) };
}
