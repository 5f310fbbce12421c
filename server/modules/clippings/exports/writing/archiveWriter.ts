import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { ANNOTATION_CONTEXTS } from '#domain/clippings/annotations/clipAnnotation.ts';
import { recordAnnotation } from '#domain/clippings/annotations/collectionDocuments.ts';
import type { ExportedItem } from '#domain/clippings/exports/exportedItem.ts';
import { pictureFileName } from '#domain/clippings/exports/exportFormats.ts';
import { archiveReadme, leftOutText } from '#domain/clippings/exports/exportTexts.ts';
import { IMAGE_LIMITS } from '#domain/records/images/imageLimits.ts';
import { annotationFor } from '#server/modules/clippings/standards/index.ts';

import type { Reading, ReadItem } from '../reading/readItems.ts';
import type { ExportWriter, WriterInput } from './exportWriter.ts';
import { jsonList, type TextFile, textFile } from './textFormats.ts';

/** The archive is for its maker only: its files unpack as readable by their owner alone. */
const MODE = 0o100600;

/** A list of the archive on its way: on disk until the last item is in it. */
function createList(folder: string, name: string, { head, item, end }: TextFile<ReadItem>) {
  const file = path.join(folder, name);
  const out = createWriteStream(file, { mode: 0o600 });
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => void out.write(text, (error) => (error ? reject(error) : resolve())));
  // A failed disk shows in the write that waits for it.
  out.on('error', () => undefined);
  const started = write(head);
  started.catch(() => undefined);
  return {
    name,
    file,
    async add(one: ReadItem): Promise<void> {
      await started;
      await write(item(one));
    },
    async finish(): Promise<void> {
      await started;
      await write(end());
      await new Promise<void>((resolve, reject) => void out.once('error', reject).end(resolve));
    },
  };
}

/**
 * Writes an archive: pictures as they are cut, then the lists, which wait on disk. In memory is one picture at a time.
 * @param folder - for what waits; it is there, and removed by who made it
 */
export function createArchiveWriter(
  out: Writable,
  folder: string,
  reading: Reading,
  { about, items, leftOut, pictures }: WriterInput,
): ExportWriter {
  const {
    viewer,
    site: { publicUrl },
    collection,
  } = reading;
  const options = { mtime: about.madeAt, mode: MODE };
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  const written = pipeline(packed, out);
  // Waited for in the end; until then its failure is no unhandled one.
  written.catch(() => undefined);
  zip.on('error', (error: Error) => packed.destroy(error));
  const annotations = new Map<ReadItem, object>();
  const facts = { siteName: about.siteName, programVersion: '', now: about.madeAt };
  const ofItem = (file: TextFile<ExportedItem>): TextFile<ReadItem> => ({
    ...file,
    item: ({ item }) => file.item(item),
  });
  const lists = [
    createList(folder, 'clippings.csv', ofItem(textFile('csv', facts))),
    createList(folder, 'citations.ris', ofItem(textFile('ris', facts))),
    createList(folder, 'citations.json', ofItem(textFile('csl_json', facts))),
    createList(
      folder,
      'annotations.jsonld',
      jsonList(
        (one: ReadItem) => annotations.get(one) ?? {},
        `{"@context":${JSON.stringify(ANNOTATION_CONTEXTS)},"type":"AnnotationPage","items":`,
        '}',
      ),
    ),
  ];
  let at = 0;

  /** Adds a picture, and waits until it is in the archive, or the archive cannot be written. */
  const add = (jpeg: Buffer, name: string) =>
    Promise.race([
      written,
      new Promise<void>((resolve) => {
        zip.addReadStreamLazy(name, { ...options, compress: false }, (done) =>
          done(null, Readable.from([jpeg], { objectMode: false }).once('end', resolve)),
        );
      }),
    ]);

  return {
    async item(read) {
      const { item, judged, views } = read;
      const names: string[] = [];
      const isOne = (judged?.regions.length ?? 0) === 1;
      for await (const picture of pictures(read, IMAGE_LIMITS.maxWidth)) {
        if (!picture) continue;
        const name = pictureFileName(item.title, at, isOne ? null : names.length + 1);
        await add(picture.jpeg, name);
        names.push(name);
      }
      at += 1;
      const whole: ReadItem = { ...read, item: { ...item, pictures: names } };
      annotations.set(
        whole,
        judged
          ? await annotationFor(publicUrl, viewer.memberId, views, judged)
          : recordAnnotation({
              id: item.address,
              name: item.title,
              note: item.comment,
              doubt: item.doubt,
              address: item.address,
            }),
      );
      for (const list of lists) await list.add(whole);
      annotations.delete(whole);
    },
    async finish() {
      for (const { name, file, finish } of lists) {
        await finish();
        zip.addFile(file, name, options);
      }
      zip.addBuffer(Buffer.from(`\uFEFF${leftOutText(leftOut)}`), 'left-out.txt', options);
      zip.addBuffer(
        Buffer.from(`\uFEFF${archiveReadme({ ...about, name: collection?.name ?? about.name }, items)}`),
        'README.txt',
        options,
      );
      zip.end();
      await written;
    },
  };
}
