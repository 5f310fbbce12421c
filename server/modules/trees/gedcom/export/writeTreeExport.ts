import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { readTreeFile, readTreePicture } from '#server/modules/trees/person/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ExportTask } from '../work/gedcomTask.ts';
import { exportTree } from './exportTree.ts';
import type { MediaToPack } from './mediaToPack.ts';

const JPEG_QUALITY = 90;

/** The bytes of a file as they go into an archive; none where it was removed since the file was started. */
async function packedBytes(
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

/**
 * Writes a tree as GEDCOM, or as an archive with its media, as fast as its reader takes it. Rejects where something
 * cannot be read.
 */
export async function writeTreeExport(db: Database, { tree, isArchive }: ExportTask, out: Writable): Promise<void> {
  const { pieces, report } = exportTree(db, tree);
  const text = Readable.from(pieces, { objectMode: false });
  if (!isArchive) return pipeline(text, out);
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  // What cannot be read breaks the download off: an error that no one listens to would end the process.
  const breakOff = (error: unknown) => void packed.destroy(error as Error);
  zip.on('error', breakOff);
  text.on('error', breakOff);
  zip.addReadStream(text, 'gedcom.ged', { mtime: tree.now });
  // Which files go along is known when the last record is written. Each is read when its turn comes.
  text.on('end', () => {
    for (const file of report().files) {
      zip.addReadStreamLazy(file.entry, { mtime: tree.now, compress: file.type === 'application/pdf' }, (done) => {
        packedBytes(db, tree.treeId, file).then(
          (bytes) => done(null, Readable.from([bytes], { objectMode: false })),
          (error: Error) => done(error, Readable.from([])),
        );
      });
    }
    zip.end();
  });
  return pipeline(packed, out);
}
