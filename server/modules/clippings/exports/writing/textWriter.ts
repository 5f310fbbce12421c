import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { clippingPicture } from '#domain/clippings/core/clippingAddresses.ts';

import type { ExportWriter, WriterInput } from './exportWriter.ts';
import { type TextFormat, textFile } from './textFormats.ts';

/** Writes a file of text. Its pictures are addresses on this site, which ask for a sign-in. */
export function createTextWriter(
  format: TextFormat,
  out: Writable,
  programVersion: string,
  publicUrl: string,
  { about }: WriterInput,
): ExportWriter {
  const file = textFile(format, { siteName: about.siteName, programVersion, now: about.madeAt });
  const ended = finished(out);
  ended.catch(() => undefined);
  const write = async (text: string) => {
    if (!out.write(text)) await Promise.race([once(out, 'drain'), ended]);
  };
  const started = write(file.head);
  started.catch(() => undefined);
  return {
    async item({ item, judged }) {
      const pictures = (judged?.regions ?? []).flatMap(({ cut }, at) =>
        cut ? [publicUrl + clippingPicture(item.id, at + 1)] : [],
      );
      await started;
      await write(file.item({ ...item, pictures }));
    },
    async finish() {
      await started;
      await write(file.end());
      out.end();
      await ended;
    },
  };
}
