import { Command } from 'commander';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { isTitle } from '#server/engines/newspapers/titleCalendar.ts';
import { openPageReader } from '#server/engines/ocr/openPageReader.ts';
import { countUnread, failedPages, retryFailed } from '#server/importers/newspapers/reading/readingQueue.ts';
import { readPages } from '#server/importers/newspapers/reading/readPages.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { Stopped } from '../Stopped.ts';

interface ReadOptions {
  title?: string;
  threads: string;
  most?: string;
  retry?: boolean;
}

const countOf = (text: string, option: string): number => {
  if (!/^[1-9]\d{0,5}$/u.test(text)) throw new UserError(`${option} must be a whole number from 1.`);
  return Number(text);
};

/** `muniment read-newspapers`: reads the text of page images by OCR. */
function readNewspapersCommand({ say, progress, signal, withSite }: AdminConsole): Command {
  return new Command('read-newspapers')
    .description('reads the text of newspaper pages that were imported as images only (OCR)')
    .option('--title <id>', 'pages of one newspaper')
    .option('--threads <number>', 'pages that are read side by side', '1')
    .option('--most <number>', 'stops after so many pages')
    .option('--retry', 'tries pages again that could not be read')
    .addHelpText(
      'after',
      '\nA page of 5,000 words takes a processor more than a minute, at the lowest priority. Ctrl-C gives the page in hand back; the same command goes on there.',
    )
    .action(async ({ title, threads, most, retry = false }: ReadOptions) => {
      const { ocrCommand } = readSettings(process.env);
      const [side, limit] = [countOf(threads, '--threads'), most === undefined ? null : countOf(most, '--most')];
      await withSite(async ({ db, files }) => {
        if (title !== undefined && !(await isTitle(db, title)))
          throw new UserError(`There is no newspaper ${title}. \`newspapers list\` names all of them.`);
        if (retry) await retryFailed(db);
        const unread = await countUnread(db, title ?? null);
        const bar = progress('Reading', Math.min(unread, limit ?? Infinity), 'pages');
        let [pages, words, failed] = [0, 0, 0];
        try {
          await readPages(db, {
            files,
            titleId: title ?? null,
            openReader: () => openPageReader({ command: ocrCommand }),
            threads: Math.max(1, Math.min(side, unread)),
            most: limit,
            onPage: (_id, count) => {
              pages += 1;
              words += count;
              bar.add(1);
            },
            onFailure: () => {
              failed += 1;
              bar.add(1);
            },
            signal,
          });
        } finally {
          bar.stop();
        }
        say(`Read ${countInWords(pages, 'page')}: ${countInWords(words, 'word')}.`);
        if (failed > 0) for (const { id, failure } of await failedPages(db)) say(`${id}: ${failure}.`);
        if (signal.aborted) throw new Stopped('Stopped. The same command goes on with the next page.');
      });
    });
}

export default defineCommand(60, readNewspapersCommand);
