import { describeError } from '#domain/kernel/errors/describeError.ts';
import { FILE_PROBLEM_TEXTS, MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';
import { putFile } from '#services/files/putFile.ts';
import { whyNotTaken } from '#services/files/whyNotTaken.ts';

import { useOpenResearchUploadMutation } from './folderApi.ts';
import { fileTexts } from './texts.ts';

const isTaken = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'problem' in answer && answer.problem === null;

/**
 * Adds files to a folder.
 * @returns sends one file and reports how much of it has left, 0 to 1; answers why it was not added, or null.
 */
export function useFolderUpload(
  folderId: string,
): (file: File, onSent: (share: number) => void) => Promise<string | null> {
  const [open] = useOpenResearchUploadMutation();
  return async (file, onSent) => {
    if (file.size > MOST_FILE_BYTES) return FILE_PROBLEM_TEXTS.TOO_LARGE;
    if (file.size === 0) return FILE_PROBLEM_TEXTS.EMPTY;
    const { data: address, error } = await open({ folderId, fileName: file.name });
    if (error !== undefined) return describeError(error);
    if (address === null) return FILE_PROBLEM_TEXTS.GONE;
    const answer = await putFile(address, file, onSent);
    return isTaken(answer) ? null : whyNotTaken(answer, fileTexts.notArrived);
  };
}
