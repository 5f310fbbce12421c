import path from 'node:path';

import { Command } from 'commander';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { importImages } from '#server/engines/images/importImages.ts';
import { logImport } from '#server/importers/importLog.ts';
import { openRejectList } from '#server/importers/rejectList.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { Stopped } from '../Stopped.ts';

/** `muniment import-images`: takes in page images of a record set. */
function importImagesCommand({ say, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import-images')
    .description('imports page images of a record set, and the position of its records on them')
    .argument('<folder>', 'folder with the JPEG, PNG, TIFF or WebP files')
    .requiredOption(
      '--mapping <file>',
      'CSV with the columns image, record, xywh, book, page; all but image may be left out',
    )
    .requiredOption('--set <id>', 'id of the record set, such as ROCHE-1871')
    .option('--rejects <file>', 'where rejected rows are listed (default: DATA_DIR/imports)')
    .addHelpText('after', '\nThe same command again takes what has changed, and goes on where it was stopped.')
    .action(async (folder: string, { mapping, set, rejects }: { mapping: string; set: string; rejects?: string }) => {
      const { dataDir } = readSettings(process.env);
      const listed = await openRejectList(
        rejects ?? path.join(dataDir, 'imports', `${path.basename(set)}.images.rejected.tsv`),
      );
      const bar = progress('Importing', 0, 'rows');
      try {
        const file = path.basename(mapping);
        const { images, records, rejected, isStopped } = await withSite(({ db, files }) =>
          logImport(
            db,
            { kind: 'images', subject: set, source: file },
            signal,
            (log) => {
              let rows = 0;
              const onRow = () => {
                bar.add(1);
                log.atPart((rows += 1), null);
              };
              const onReject = (line: number, reason: string) =>
                Promise.all([listed.add(file, line, reason), log.add(file, line, reason)]).then(() => undefined);
              return importImages(db, {
                folder,
                mapping,
                recordSetId: set,
                files,
                signal: log.signal,
                onRow,
                onReject,
              });
            },
            ({ images: taken, isStopped: isInterrupted }) => ({
              state: isInterrupted ? 'interrupted' : 'done',
              accepted: taken,
            }),
          ),
        );
        bar.stop();
        if (isStopped) throw new Stopped('Stopped. What was taken in stays; the same command takes the rest.');
        say(`${set}: ${countInWords(images, 'image')} with ${countInWords(records, 'record')}.`);
        if (rejected > 0)
          say(`${countInWords(rejected, 'row')} rejected; each with its line and reason in ${listed.file}`);
      } finally {
        bar.stop();
        await listed.close();
      }
    });
}

export default defineCommand(40, importImagesCommand);
