import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import type { IssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** Something that is wrong in a file of a source, and where. */
export interface Fault {
  /** The file, from the folder that is imported. */
  file: string;
  /** The first line being 1; 0 where it is the file as a whole. */
  line: number;
  reason: string;
}

/** A file, page or issue that is not taken. */
export class Rejected extends Error implements Fault {
  readonly file: string;
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}, line ${line}: ${reason}`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** What a source says of the paper itself. */
export interface TitleDraft {
  /** Of the title that it is of, whatever its name is; left out: the id follows from the name and the number. */
  id?: string;
  name: string;
  /** Seven digits of the British Library. */
  libraryNumber: string | null;
  placeName: string | null;
  language: string | null;
  /** Who keeps the paper. */
  sourceNote: string | null;
}

export interface ArticleDraft {
  headline: string | null;
  kind: ArticleKind;
  /** We have separated it, not the source. */
  isGuess: boolean;
}

/** Part of an article on a page. */
export interface ZoneDraft extends PageRegion {
  /** Index of the article in `IssueDraft.articles`. */
  article: number;
  /** Order within the article, over all pages. */
  order: number;
  /** Lines of the page from 0, both included. */
  firstLine: number;
  lastLine: number;
}

export interface PageDraft {
  /** From 1, within the issue. */
  position: number;
  label: string;
  width: number;
  height: number;
  dpi: number | null;
  /** In reading order, the lines of a zone together. */
  lines: readonly PageLine[];
  zones: readonly ZoneDraft[];
  /** Other readings of words: the word of the page from 0. */
  alternatives: readonly (readonly [word: number, reading: string])[];
  /** The picture of the page; null where the source names none that is there. */
  imageFile: string | null;
  /** What its text was read from, from the folder that is imported. */
  source: string;
}

/** An issue as every reader gives it. */
export interface IssueDraft {
  title: TitleDraft;
  date: IssueDate;
  /** Small letters and digits; empty for the only edition of a date. */
  edition: string;
  label: string | null;
  /** The archive's own names for the issue. */
  aliases: readonly string[];
  /** Grows while pages are read, where the source does not tell articles apart. */
  articles: ArticleDraft[];
  /** Pages one after the other, each read when it is asked for. A page that is not taken is reported by `report`. */
  pages: (report: (fault: Fault) => void) => AsyncGenerator<PageDraft>;
}

/** An issue that can be read. */
interface IssueSource {
  /** Every file it is read from: structure and text, then pictures. */
  textFiles: readonly string[];
  imageFiles: readonly string[];
  /** @throws Rejected when the issue as a whole cannot be taken. */
  open: () => IssueDraft;
}

/** An issue that was found in a folder; nothing of it is read yet. */
export interface FoundIssue {
  /** From the folder that is imported. */
  name: string;
  /** @throws Rejected when the issue as a whole cannot be read. */
  load: () => Promise<IssueSource>;
}

/** Raised when readers find more in the same files than before: the next import of them then takes it in. */
const READERS = 2;

/**
 * Equal for the same issue read from the same files: of text and structure the bytes count, of pictures, which are
 * large, name, size and time.
 *
 * @param title - the name that the operator gives to the paper; null: the files' own.
 */
export async function contentHash(
  { textFiles, imageFiles }: Pick<IssueSource, 'textFiles' | 'imageFiles'>,
  title: string | null,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([READERS, title, textFiles.length]));
  for (const file of textFiles)
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
      hash.update(chunk);
  for (const file of imageFiles) {
    const { size, mtimeMs } = await stat(file);
    hash.update(JSON.stringify([path.basename(file), size, mtimeMs]));
  }
  return hash.digest('hex');
}
