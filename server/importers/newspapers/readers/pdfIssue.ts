import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { figure } from '#domain/kernel/wording/countInWords.ts';

import type { ArticleDraft, Fault, FoundIssue, IssueDraft, PageDraft } from '../IssueDraft.ts';
import { Rejected } from '../IssueDraft.ts';
import type { PdfPage } from '../pdf/pdfAnswers.ts';
import { pdfLines } from '../pdf/pdfLines.ts';
import { PdfThread } from '../pdf/PdfThread.ts';
import { datedName, paperOf } from './datedName.ts';
import { guessArticles } from './guessArticles.ts';
import { type ImportRoot, nameInside } from './insideFolder.ts';
import { markHyphens } from './markHyphens.ts';
import { fitPage, MOST_WORDS } from './textPage.ts';

const PDF = /\.pdf$/iu;
/** Bytes of the largest file that is read: it is held in memory. */
const MOST_BYTES = 500 * 1024 ** 2;
const POINTS_AN_INCH = 72;
/** Pixels an inch of a page that has no picture to measure by, and pixels of the longest side that is taken. */
const DPI = 300;
const LONGEST_SIDE = 20_000;
/** Pages over which a file may lose its thread before the rest of it is left. */
const MOST_LOST = 3;

/** Whether a name is that of a PDF. */
export const isPdf = (name: string): boolean => PDF.test(name);

/** Whether a file is an issue by its name: `TITLE/1824-02-17.pdf`. */
export const isIssueFile = (name: string): boolean => PDF.test(name) && datedName(name.replace(PDF, '')) !== null;

/** A page in pixels of its picture, or of 300 to an inch where it has none. */
function toDraft(
  { width, height, texts, picture }: PdfPage,
  position: number,
  source: string,
  articles: ArticleDraft[],
): PageDraft {
  const place = picture?.place ?? { x: 0, y: 0, width, height };
  const dots = Math.min(DPI / POINTS_AN_INCH, LONGEST_SIDE / Math.max(width, height));
  const size = picture
    ? { width: picture.width, height: picture.height }
    : { width: Math.max(1, Math.round(width * dots)), height: Math.max(1, Math.round(height * dots)) };
  const lines = pdfLines(texts.map((text) => ({ ...text, x: text.x - place.x, y: text.y - place.y })));
  if (lines.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS)
    throw new Rejected(source, 0, `page ${position} has more than ${figure(MOST_WORDS)} words`);
  markHyphens(lines);
  const fitted = fitPage({ lines, width: place.width, height: place.height, dpi: null }, size, {
    x: size.width / place.width,
    y: size.height / place.height,
  });
  const { page, zones } = guessArticles(fitted, articles);
  return {
    position,
    label: String(position),
    ...size,
    zones,
    source,
    dpi: picture ? Math.round((picture.width * POINTS_AN_INCH) / place.width) : null,
    lines: page.lines,
    alternatives: [],
    imageFile: picture?.file ?? null,
  };
}

/** Reads the pages of one file, each when it is asked for. @throws Rejected when nothing of it can be taken. */
async function* readFile(
  file: string,
  name: string,
  report: (fault: Fault) => void,
): AsyncGenerator<{ page: PdfPage; number: number } | null> {
  if ((await stat(file)).size > MOST_BYTES) throw new Rejected(name, 0, `is larger than ${MOST_BYTES / 1024 ** 2} MB`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-pdf-'));
  let thread: PdfThread | null = null;
  let lost = 0;
  const opened = async (): Promise<{ thread: PdfThread; pages: number }> => {
    thread = new PdfThread();
    const answer = await thread.ask({ open: file });
    if ('pages' in answer) return { thread, pages: answer.pages };
    throw new Rejected(name, 0, 'problem' in answer ? answer.problem : 'cannot be read');
  };
  try {
    let { thread: reader, pages } = await opened();
    for (let number = 1; number <= pages; number += 1) {
      const answer = await reader.ask({ page: number, folder });
      if ('page' in answer) {
        yield { page: answer.page, number };
        if (answer.page.picture) await rm(answer.page.picture.file, { force: true });
        continue;
      }
      report(new Rejected(name, 0, `page ${number} ${'problem' in answer ? answer.problem : 'cannot be read'}`));
      yield null;
      if (reader.isAlive) continue;
      lost += 1;
      if (lost === MOST_LOST)
        throw new Rejected(
          name,
          0,
          `has ${MOST_LOST} pages that could not be read within their limits: the whole of it is left`,
        );
      ({ thread: reader, pages } = await opened());
    }
  } finally {
    await (thread as PdfThread | null)?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * An issue as a PDF with text: a file named by its date, or the files of a folder that is.
 * @param at - what bears the date.
 */
export const pdfIssue = (
  root: ImportRoot,
  at: string,
  files: readonly string[],
  titleName: string | null,
): FoundIssue => {
  const name = nameInside(root, at);
  return {
    name,
    load: () => Promise.resolve({ textFiles: files, imageFiles: [], open: () => draftOf(root, at, files, titleName) }),
  };
};

function draftOf(root: ImportRoot, at: string, files: readonly string[], titleName: string | null): IssueDraft {
  const articles: ArticleDraft[] = [];
  return {
    ...paperOf(root, at.replace(PDF, ''), titleName),
    label: null,
    aliases: [],
    articles,
    async *pages(report) {
      let position = 0;
      for (const file of files) {
        const name = nameInside(root, file);
        for await (const read of readFile(file, name, report)) {
          position += 1;
          if (!read) continue;
          if (!read.page.picture)
            report({ file: name, line: 0, reason: `page ${read.number} without an image: no single picture fills it` });
          if (read.page.texts.length === 0) report({ file: name, line: 0, reason: `page ${read.number} without text` });
          yield toDraft(read.page, position, name, articles);
        }
      }
    },
  };
}
