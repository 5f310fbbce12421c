import { rm, stat } from 'node:fs/promises';

import { UserError } from '#server/platform/config/UserError.ts';

import type { PdfAnswer } from '../newspapers/pdf/pdfAnswers.ts';
import { PdfThread } from '../newspapers/pdf/PdfThread.ts';
import type { FoundPictures } from './foundPictures.ts';

/** Bytes of the largest file that is read: it is held in memory. */
const MOST_BYTES = 500 * 1024 ** 2;

const problemOf = (answer: PdfAnswer): string =>
  'problem' in answer && answer.problem === 'is encrypted'
    ? 'is locked with a password. Save it without one'
    : 'problem' in answer
      ? answer.problem
      : 'cannot be read';

/**
 * The pages of a PDF, each the one picture that fills it. @param name - what the person who brought it calls it
 * @throws UserError for a file that cannot be opened, or has a page without such a picture
 */
export async function pdfPictures(file: string, name: string, folder: string): Promise<FoundPictures> {
  if ((await stat(file)).size > MOST_BYTES)
    throw new UserError(`${name} is larger than ${MOST_BYTES / 1024 ** 2} MB, more than a PDF may be. Split it.`);
  const thread = new PdfThread();
  const opened = await thread.ask({ open: file });
  if (!('pages' in opened)) {
    await thread.close();
    throw new UserError(`${name} ${problemOf(opened)}.`);
  }
  return {
    count: opened.pages,
    async each(take) {
      try {
        for (let number = 1; number <= opened.pages; number += 1) {
          const answer = await thread.ask({ page: number, folder });
          if (!('page' in answer)) throw new UserError(`Page ${number} of ${name} ${problemOf(answer)}.`);
          const { picture } = answer.page;
          if (!picture)
            throw new UserError(
              `Page ${number} of ${name} is not one photograph. Save its pages as pictures, and bring those.`,
            );
          await take({ name: `${name} ${number}`, at: picture.file });
          await rm(picture.file, { force: true });
        }
      } finally {
        await thread.close();
      }
    },
  };
}
