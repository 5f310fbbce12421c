import { readTreeFile, readTreePicture } from '#server/modules/trees/person/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { MediaToPack } from './mediaToPack.ts';

const JPEG_QUALITY = 90;

/** The bytes of a file as they go into an archive; none where it was removed since the file was started. */
export async function packedBytes(
  db: Database,
  treeId: number,
  { storedAs, type }: Pick<MediaToPack, 'storedAs' | 'type'>,
): Promise<Buffer> {
  const kept =
    type === 'application/pdf'
      ? await readTreeFile(db, treeId, storedAs)
      : await readTreePicture(db, treeId, storedAs, 'large');
  if (!kept || type === 'application/pdf' || type === 'image/webp') return kept ?? Buffer.alloc(0);
  const { default: sharp } = await import('sharp');
  return type === 'image/png'
    ? sharp(kept).png().toBuffer()
    : sharp(kept).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
