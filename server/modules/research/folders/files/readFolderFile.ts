import {
  FILE_PICTURE_SIDE,
  fileTypeOfBytes,
  type FileProblem,
  MOST_FILE_BYTES,
  storedFileName,
  type StoredFileType,
} from '#domain/research/folders/folderFiles.ts';
import { pictureCopies } from '#server/modules/trees/person/index.ts';

import type { NewFile } from '../itemStore.ts';

function kept(name: string, type: StoredFileType, content: Buffer): NewFile | { problem: FileProblem } {
  if (content.length > MOST_FILE_BYTES) return { problem: 'TOO_LARGE' };
  return { name: storedFileName(name, type), type, content };
}

/**
 * A file as folders and messages to support keep it: a picture is drawn again without what its camera wrote into it,
 * everything else stays as it is.
 * @param name - as its member called it
 * @returns why it is not taken, where it is not
 */
export async function readFolderFile(name: string, bytes: Buffer): Promise<NewFile | { problem: FileProblem }> {
  const sent = fileTypeOfBytes(bytes);
  if ('problem' in sent) return sent;
  if (sent.type === 'pdf') return kept(name, 'application/pdf', bytes);
  if (sent.type === 'text') return kept(name, 'text/plain', bytes);
  const copies = await pictureCopies(bytes, [FILE_PICTURE_SIDE]);
  if (typeof copies === 'string') return { problem: copies };
  const [copy] = copies;
  return copy ? kept(name, 'image/webp', copy.data) : { problem: 'DAMAGED' };
}
