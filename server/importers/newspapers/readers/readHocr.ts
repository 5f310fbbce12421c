import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { type Fault, Rejected } from '../IssueDraft.ts';
import { decodeFile } from './decodeFile.ts';
import { htmlPieces } from './htmlTags.ts';
import { markHyphens } from './markHyphens.ts';
import { MOST_WORDS, type RawLine, type RawPage } from './textPage.ts';

/** A page of hOCR, in pixels. */
export interface HocrPage extends RawPage {
  /** Line of the file on which it starts. */
  startLine: number;
}

const LINE = /\bocr_(?:line|header|caption|textfloat)\b/u;
const WORD = /\bocrx?_word\b/u;
/** Elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'wbr', 'area', 'base', 'col']);

/** The box in a title: `bbox 10 20 300 40; x_wconf 93`. Null where it has none. */
function boxIn(title: string): PageRegion | null {
  const [, left, top, right, bottom] = (
    /\bbbox\s+(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/u.exec(title) ?? []
  ).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return right >= left && bottom >= top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

const numberIn = (title: string, key: string): number =>
  Number(new RegExp(`\\b${key}\\s+(\\d+(?:\\.\\d+)?)`, 'u').exec(title)?.[1] ?? Number.NaN);

/**
 * The pages of an hOCR file, one after the other.
 *
 * @throws Rejected when it holds no page, or a page too many words.
 */
export async function* readHocr(file: string, name: string, report: (fault: Fault) => void): AsyncGenerator<HocrPage> {
  let page: HocrPage | null = null;
  let line: RawLine | null = null;
  let count = 0;
  let pages = 0;
  /** Open elements; true for that of the word in hand. */
  const open: { name: string; isWord: boolean }[] = [];
  let text: string | null = null;
  let word: { box: PageRegion | null; confidence: number } | null = null;
  const endWord = () => {
    if (page && word && text !== null && text.trim() !== '') {
      if (!line) page.lines.push((line = { box: null, words: [] }));
      line.words.push({ text, ...word, flags: 0, readings: [] });
    }
    [text, word] = [null, null];
  };

  const pieces = htmlPieces(decodeFile(file, name));
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    if (next.done) {
      endWord();
      if (next.value !== null)
        report({ file: name, line: next.value, reason: 'is cut off within a tag: what comes before is taken' });
      break;
    }
    const piece = next.value;
    if (piece.kind === 'text') {
      if (text !== null) text += piece.text;
      continue;
    }
    if (piece.kind === 'close') {
      const at = open.map(({ name: element }) => element).lastIndexOf(piece.name);
      if (at >= 0) for (const { isWord } of open.splice(at)) if (isWord) endWord();
      continue;
    }
    const { class: kind = '', title = '' } = piece.attributes;
    if (/\bocr_page\b/u.test(kind)) {
      endWord();
      if (page) {
        markHyphens(page.lines);
        yield page;
      }
      const box = boxIn(title);
      page = {
        lines: [],
        width: box && box.x + box.width,
        height: box && box.y + box.height,
        dpi: numberIn(title, 'scan_res') || null,
        startLine: piece.line,
      };
      [line, count] = [null, 0];
      pages += 1;
    } else if (page && LINE.test(kind)) {
      endWord();
      page.lines.push((line = { box: boxIn(title), words: [] }));
    } else if (page && WORD.test(kind)) {
      endWord();
      if ((count += 1) > MOST_WORDS)
        throw new Rejected(name, piece.line, `has more than ${figure(MOST_WORDS)} words on one page`);
      [text, word] = ['', { box: boxIn(title), confidence: numberIn(title, 'x_wconf') / 100 }];
    }
    if (!VOID.has(piece.name)) open.push({ name: piece.name, isWord: WORD.test(kind) });
  }
  if (pages === 0) throw new Rejected(name, 1, 'is not a page of hOCR');
  if (page) {
    markHyphens(page.lines);
    yield page;
  }
}
