import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { Rejected } from '../IssueDraft.ts';
import { markHyphens } from './markHyphens.ts';
import { pageReadingOrder } from './pageReadingOrder.ts';
import { parseXml, type XmlAttributes } from './parseXml.ts';
import type { AltoPage } from './readAlto.ts';
import { boxAround, MOST_WORDS, type RawLine, type RawWord } from './textPage.ts';

/** What has a place and a text: a region, a line or a word. */
interface Part {
  id: string | null;
  box: PageRegion | null;
  /** Its readings, the best first. */
  texts: { index: number; text: string; confidence: number }[];
  /** Its place among its neighbours, where Transkribus says it: `custom="readingOrder {index:3;}"`. */
  order: number | null;
}

interface Line extends Part {
  words: Part[];
}

interface Region extends Part {
  lines: Line[];
}

const numberOf = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);
const orderIn = (custom: string | undefined): number | null => {
  const found = /readingOrder\s*\{\s*index\s*:\s*(\d+)/u.exec(custom ?? '')?.[1];
  return found === undefined ? null : Number(found);
};
const partOf = ({ id, custom }: XmlAttributes): Part => ({
  id: id ?? null,
  box: null,
  texts: [],
  order: orderIn(custom),
});

/** The box around `x,y x,y …`; null where fewer than two corners can be read. */
function boxOfPoints(points: string): PageRegion | null {
  const corners = points.split(/\s+/u).flatMap((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(numberOf);
    return Number.isFinite(x) && Number.isFinite(y) ? [{ x, y, width: 0, height: 0 }] : [];
  });
  return corners.length < 2 ? null : boxAround(corners);
}

const inOrder = <Item extends Part>(items: readonly Item[]): Item[] =>
  items.every(({ order }) => order === null)
    ? [...items]
    : [...items].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
const readingsOf = ({ texts }: Part): Part['texts'] =>
  [...texts].sort((a, b) => a.index - b.index).filter(({ text }) => text.trim() !== '');

function wordOf(part: Part, box: PageRegion | null): RawWord | null {
  const [best, ...others] = readingsOf(part);
  return best === undefined
    ? null
    : { text: best.text, box, confidence: best.confidence, flags: 0, readings: others.map(({ text }) => text) };
}

/** A line by its words; by its own text, where its words have none, each with a share of the line. */
function lineOf(line: Line): RawLine {
  const words = line.words.flatMap((word) => wordOf(word, word.box) ?? []);
  const own =
    words.length > 0
      ? words
      : [wordOf({ ...line, texts: readingsOf(line).slice(0, 1) }, line.box)].flatMap((word) => word ?? []);
  return { box: line.box, words: own };
}

/** The lines of a region; those of its own text, where it has no others. */
function linesOf(region: Region): RawLine[] {
  const lines = inOrder(region.lines).map(lineOf);
  if (lines.some(({ words }) => words.length > 0)) return lines;
  const [best] = readingsOf(region);
  const texts = best?.text.split(/\r?\n/u).filter((text) => text.trim() !== '') ?? [];
  return texts.map((text, at) => {
    const box = region.box && {
      ...region.box,
      y: region.box.y + (region.box.height * at) / texts.length,
      height: region.box.height / texts.length,
    };
    return { box, words: [{ text, box, confidence: best?.confidence ?? Number.NaN, flags: 0, readings: [] }] };
  });
}

/**
 * Reads a page of PAGE XML, of any of its name spaces, as OCR-D, eScriptorium and Transkribus write it: regions, their
 * lines and words, in the reading order that the file gives. Boxes are those around the outlines. What single letters
 * say is passed over.
 *
 * @returns the page as one of ALTO in pixels would be; a block is a region.
 * @throws Rejected when the file is not well-formed, holds no page, or too many words.
 */
export async function readPageXml(file: string, name: string): Promise<AltoPage> {
  const page = { width: null as number | null, height: null as number | null, startLine: 0 };
  const regions: Region[] = [];
  const order = pageReadingOrder();
  /** What is open and can have an outline and a text, the innermost last; null for what has one that does not count. */
  const open: { element: string; part: Part | null }[] = [];
  let words = 0;
  let text: string | null = null;
  let equivalent: Part['texts'][number] | null = null;

  const within = (element: string) => open.findLast((entry) => entry.element === element)?.part ?? null;
  const opened = (element: string, attributes: XmlAttributes, at: number): Part | null => {
    if (element === 'TextRegion') {
      const region: Region = { ...partOf(attributes), lines: [] };
      regions.push(region);
      return region;
    }
    if (element === 'TextLine') {
      const line: Line = { ...partOf(attributes), words: [] };
      (within('TextRegion') as Region | null)?.lines.push(line);
      return line;
    }
    if (element !== 'Word') return null;
    if ((words += 1) > MOST_WORDS)
      throw new Rejected(name, at, `has more than ${figure(MOST_WORDS)} words on one page`);
    const word = partOf(attributes);
    (within('TextLine') as Line | null)?.words.push(word);
    return word;
  };
  const isPart = (element: string) =>
    element === 'TextLine' || element === 'Word' || element === 'Glyph' || element.endsWith('Region');

  await parseXml(file, name, {
    open(element, attributes, at) {
      if (element === 'Page' && page.startLine > 0) throw new Rejected(name, at, 'holds more than one page');
      if (element === 'Page')
        Object.assign(page, {
          width: numberOf(attributes.imageWidth) || null,
          height: numberOf(attributes.imageHeight) || null,
          startLine: at,
        });
      order.open(element, attributes);
      const part = open.at(-1)?.part;
      if (isPart(element)) open.push({ element, part: opened(element, attributes, at) });
      else if (element === 'Coords' && part) part.box = boxOfPoints(attributes.points ?? '');
      else if (element === 'Point' && part) {
        // The first versions of PAGE name each corner by itself.
        const corner = boxOfPoints(
          `${attributes.x ?? ''},${attributes.y ?? ''} ${attributes.x ?? ''},${attributes.y ?? ''}`,
        );
        part.box = corner && part.box ? boxAround([part.box, corner]) : (corner ?? part.box);
      } else if (element === 'TextEquiv' && part)
        equivalent = { index: numberOf(attributes.index) || 0, text: '', confidence: numberOf(attributes.conf) };
      else if (element === 'Unicode' && equivalent) text = '';
    },
    text(piece) {
      if (text !== null) text += piece;
    },
    close(element) {
      if (element === 'Unicode' && equivalent && text !== null) [equivalent.text, text] = [text, null];
      if (element === 'TextEquiv' && equivalent) {
        open.at(-1)?.part?.texts.push(equivalent);
        equivalent = null;
      }
      order.close(element);
      if (isPart(element)) open.pop();
    },
  });
  if (page.startLine === 0) throw new Rejected(name, 1, 'is not a page of PAGE XML');
  return laidOut(page, order.sorted(inOrder(regions)));
}

/** The page as one of ALTO: its lines in order, and where regions, lines and words are. */
function laidOut(page: Pick<AltoPage, 'width' | 'height' | 'startLine'>, regions: readonly Region[]): AltoPage {
  const lines: RawLine[] = [];
  const blocks = new Map<string, number[]>();
  const lineIds = new Map<string, number>();
  for (const region of regions) {
    const own = linesOf(region);
    inOrder(region.lines).forEach(({ id }, at) => id !== null && lineIds.set(id, lines.length + at));
    if (region.id !== null) own.forEach((_line, at) => pushTo(blocks, region.id ?? '', lines.length + at));
    lines.push(...own);
  }
  markHyphens(lines);
  const places = lines.flatMap(({ words }, line) => words.map((_word, word) => ({ line, word })));
  return { ...page, dpi: null, unit: 'pixel', lines, blocks, lineIds, wordIds: new Map(), words: places };
}
