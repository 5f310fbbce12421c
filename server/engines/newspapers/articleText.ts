/** A range of lines of a page that an article has. */
export interface TextZone {
  pageId: string;
  firstLine: number;
  lastLine: number;
}

/** The text of a page, ready to be cut. */
export interface PageText {
  lines: readonly string[];
  /** Of each line: how many words of the page come before it. */
  wordsBefore: readonly number[];
  /** Other readings, ascending by the word of the page, which counts from 0. */
  alternatives: readonly (readonly [word: number, reading: string])[];
  /** Lines that members have corrected. */
  correctedLines: readonly number[];
}

const wordsIn = (line: string): number => (line === '' ? 0 : line.split(' ').length);

/** Prepares the text of a page as it is stored. */
export function toPageText({
  text,
  alternatives,
  correctedLines = [],
}: { text: string } & Pick<PageText, 'alternatives'> & Partial<Pick<PageText, 'correctedLines'>>): PageText {
  const lines = text.split('\n');
  const wordsBefore: number[] = [];
  let words = 0;
  for (const line of lines) {
    wordsBefore.push(words);
    words += wordsIn(line);
  }
  return { lines, wordsBefore, alternatives, correctedLines };
}

/** The text of an article in reading order, with the other readings of its words counted from its own first word. */
export function articleText(zones: readonly TextZone[], pages: ReadonlyMap<string, PageText>) {
  const lines: string[] = [];
  const alternatives: { word: number; reading: string }[] = [];
  let words = 0;
  let isCorrected = false;
  for (const { pageId, firstLine, lastLine } of zones) {
    const page = pages.get(pageId);
    if (!page) continue;
    isCorrected ||= page.correctedLines.some((line) => line >= firstLine && line <= lastLine);
    const own = page.lines.slice(firstLine, lastLine + 1);
    const start = page.wordsBefore[firstLine] ?? 0;
    const count = own.reduce((sum, line) => sum + wordsIn(line), 0);
    for (const [word, reading] of page.alternatives)
      if (word >= start && word < start + count) alternatives.push({ word: words + word - start, reading });
    lines.push(...own);
    words += count;
  }
  return { text: lines.join('\n'), alternatives, isCorrected };
}
