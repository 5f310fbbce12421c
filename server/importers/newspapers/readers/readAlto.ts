import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { Rejected } from '../IssueDraft.ts';
import { parseXml, type XmlAttributes } from './parseXml.ts';
import { boxAround, MOST_WORDS, type RawLine, type RawPage } from './textPage.ts';

/** Where something with an id of ALTO is: a line, or a word of one. */
interface Place {
  line: number;
  word: number;
}

/** Lines of a text block, by index. */
interface Block {
  lines: number[];
  next: string | null;
}

/** A page of ALTO, 1 to 4, in the units of the file, its lines in reading order. */
export interface AltoPage extends RawPage {
  /** Of units: `pixel`, or parts of an inch. */
  unit: 'pixel' | 'mm10' | 'inch1200';
  /** Lines of each block by the block's id, composed blocks too. */
  blocks: ReadonlyMap<string, readonly number[]>;
  lineIds: ReadonlyMap<string, number>;
  wordIds: ReadonlyMap<string, Place>;
  /** Words in the order of the file, for addresses that count them. */
  words: readonly Place[];
  /** Line of the file on which the page starts. */
  startLine: number;
}

/** ALTO measures in tenths of a millimetre unless it says otherwise. */
const UNITS: ReadonlyMap<string, AltoPage['unit']> = new Map([
  ['pixel', 'pixel'],
  ['mm10', 'mm10'],
  ['inch1200', 'inch1200'],
]);

const numberOf = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Null where a size is missing, no number, or negative. */
function boxOf({ HPOS, VPOS, WIDTH, HEIGHT }: XmlAttributes): PageRegion | null {
  const [x, y, width, height] = [numberOf(HPOS), numberOf(VPOS), numberOf(WIDTH), numberOf(HEIGHT)];
  return x === null || y === null || width === null || height === null || width < 0 || height < 0
    ? null
    : { x, y, width, height };
}

/** The box around the corners of a polygon: `1,2 3,4`, or `1 2 3 4` as earlier files write it. */
function boxOfPoints(points: string): PageRegion | null {
  const values = points
    .split(/[\s,]+/u)
    .filter((value) => value !== '')
    .map(Number);
  if (values.length < 6 || values.length % 2 !== 0 || !values.every(Number.isFinite)) return null;
  return boxAround(
    values.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: values[at + 1] ?? 0, width: 0, height: 0 }] : [])),
  );
}

/** Word confidence, or the mean of the characters' (`CC`: 0 is sure, 9 is not). */
function confidenceIn({ WC, CC }: XmlAttributes): number {
  const word = numberOf(WC);
  if (word !== null) return word;
  const digits = (CC ?? '').replace(/\D/gu, '');
  return digits === ''
    ? Number.NaN
    : 1 - [...digits].reduce((sum, digit) => sum + Number(digit), 0) / (9 * digits.length);
}

const LINE_HYPHEN = /[-‐¬\u00ad]\s*$/u;
/** What most words have; one list for all of them. */
const NO_READINGS: readonly string[] = [];
const HYPHENATED: ReadonlyMap<string, number> = new Map([
  ['HypPart1', WORD_FLAGS.startsHyphenated],
  ['HypPart2', WORD_FLAGS.endsHyphenated],
]);

/**
 * Reads a file of ALTO 1 to 4, with any name space or none. Words without a size are taken without a box.
 *
 * @throws Rejected when the file is not well-formed, holds no page, or too many words.
 */
export async function readAlto(file: string, name: string): Promise<AltoPage> {
  const lines: RawLine[] = [];
  const blocks = new Map<string, Block>();
  const composed = new Map<string, number[]>();
  const lineIds = new Map<string, number>();
  const wordIds = new Map<string, Place>();
  const words: Place[] = [];
  const ordered: string[] = [];
  const open: string[] = [];
  const page = {
    unit: 'mm10' as AltoPage['unit'],
    width: null as number | null,
    height: null as number | null,
    dpi: null as number | null,
    startLine: 0,
  };
  let line: RawLine | null = null;
  let block: Block | null = null;
  let text: string | null = null;
  let pages = 0;

  const onText: Readonly<Record<string, (value: string) => void>> = {
    MeasurementUnit: (value) => (page.unit = UNITS.get(value.trim().toLowerCase()) ?? 'mm10'),
    processingStepSettings: (value) => (page.dpi = numberOf(/\bxdpi:\s*(\d{2,4})\b/u.exec(value)?.[1]) ?? page.dpi),
  };
  const onOpen: Readonly<Record<string, (attributes: XmlAttributes, at: number) => void>> = {
    Page({ WIDTH, HEIGHT }, at) {
      pages += 1;
      if (pages > 1) throw new Rejected(name, at, 'holds more than one page');
      Object.assign(page, { width: numberOf(WIDTH), height: numberOf(HEIGHT), startLine: at });
    },
    PrintSpace({ WIDTH, HEIGHT, HPOS, VPOS }) {
      page.width ??= numberOf(WIDTH) === null ? null : (numberOf(WIDTH) ?? 0) + (numberOf(HPOS) ?? 0);
      page.height ??= numberOf(HEIGHT) === null ? null : (numberOf(HEIGHT) ?? 0) + (numberOf(VPOS) ?? 0);
    },
    ComposedBlock: ({ ID = '' }) => void open.push(ID),
    TextBlock({ ID = `block ${blocks.size}`, IDNEXT }) {
      block = { lines: [], next: IDNEXT ?? null };
      blocks.set(ID, block);
    },
    TextLine(attributes) {
      line = { box: boxOf(attributes), words: [] };
      if (attributes.ID !== undefined) lineIds.set(attributes.ID, lines.length);
      block?.lines.push(lines.length);
      for (const id of open) pushTo(composed, id, lines.length);
      lines.push(line);
    },
    Polygon({ POINTS = '' }) {
      if (line && line.words.length === 0) line.box ??= boxOfPoints(POINTS);
    },
    String(attributes, at) {
      if (!line) return;
      const place = { line: lines.length - 1, word: line.words.length };
      if (words.push(place) > MOST_WORDS)
        throw new Rejected(name, at, `has more than ${figure(MOST_WORDS)} words on one page`);
      if (attributes.ID !== undefined) wordIds.set(attributes.ID, place);
      line.words.push({
        text: attributes.CONTENT ?? '',
        box: boxOf(attributes),
        confidence: confidenceIn(attributes),
        flags: attributes.SUBS_TYPE === undefined ? 0 : (HYPHENATED.get(attributes.SUBS_TYPE) ?? 0),
        readings: NO_READINGS,
      });
    },
    HYP({ CONTENT = '' }) {
      const last = line?.words.at(-1);
      // The element alone says that there is a hyphen, which belongs to the word in front of it; some files write it
      // there themselves.
      const hyphen = CONTENT.replaceAll('\u00ad', '').trim() || '-';
      if (line && last && !LINE_HYPHEN.test(last.text))
        line.words[line.words.length - 1] = { ...last, text: last.text + hyphen };
    },
    ElementRef: ({ REF }) => void (REF !== undefined && ordered.push(REF)),
  };
  await parseXml(file, name, {
    open(element, attributes, at) {
      onOpen[element]?.(attributes, at);
      text = element in onText || element === 'ALTERNATIVE' ? '' : null;
    },
    text(piece) {
      if (text !== null) text += piece;
    },
    close(element) {
      if (text !== null) {
        const last = line?.words.at(-1);
        if (element === 'ALTERNATIVE' && line && last)
          line.words[line.words.length - 1] = { ...last, readings: [...last.readings, text] };
        onText[element]?.(text);
        text = null;
      }
      if (element === 'TextLine') line = null;
      if (element === 'TextBlock') block = null;
      if (element === 'ComposedBlock') open.pop();
    },
  });
  if (pages === 0) throw new Rejected(name, 1, 'is not a page of ALTO');
  return inReadingOrder(
    {
      ...page,
      lines,
      blocks: new Map([...composed, ...[...blocks].map(([id, { lines: own }]) => [id, own] as const)]),
      lineIds,
      wordIds,
      words,
    },
    blocks,
    ordered,
  );
}

/**
 * The page with its lines as `ReadingOrder` or the chain of `IDNEXT` has the blocks; as the file has them where neither
 * is there.
 */
function inReadingOrder(page: AltoPage, blocks: ReadonlyMap<string, Block>, ordered: readonly string[]): AltoPage {
  const order: string[] = [];
  const seen = new Set<string>();
  const add = (start: string): void => {
    for (
      let id: string | null = start;
      id !== null && blocks.has(id) && !seen.has(id);
      id = blocks.get(id)?.next ?? null
    ) {
      seen.add(id);
      order.push(id);
    }
  };
  for (const id of ordered) add(id);
  const followers = new Set([...blocks.values()].map(({ next }) => next));
  for (const id of blocks.keys()) if (!followers.has(id)) add(id);
  for (const id of blocks.keys()) add(id);
  const sequence = order.flatMap((id) => blocks.get(id)?.lines ?? []);
  const loose = new Set(sequence);
  sequence.push(...page.lines.flatMap((_line, at) => (loose.has(at) ? [] : [at])));
  if (sequence.every((index, at) => index === at)) return page;
  const placeOf = new Map(sequence.map((index, at) => [index, at]));
  const moved = (index: number): number => placeOf.get(index) ?? index;
  const movedPlace = (place: Place): Place => ({ ...place, line: moved(place.line) });
  return {
    ...page,
    lines: sequence.flatMap((index) => page.lines[index] ?? []),
    blocks: new Map([...page.blocks].map(([id, own]) => [id, own.map(moved)])),
    lineIds: new Map([...page.lineIds].map(([id, index]) => [id, moved(index)])),
    wordIds: new Map([...page.wordIds].map(([id, place]) => [id, movedPlace(place)])),
    words: page.words.map(movedPlace),
  };
}
