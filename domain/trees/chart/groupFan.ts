import { centuryInWords } from '#domain/trees/statistics/century.ts';

import {
  type ColouredBox,
  type FanColouring,
  type FanColouringKind,
  type FanGroup,
  MOST_COLOURS,
} from './fanColouring.ts';

/** Countries that have counties; of others the country itself is the region. */
const WITH_COUNTIES = new Set([
  'england',
  'scotland',
  'wales',
  'ireland',
  'northern ireland',
  'united kingdom',
  'uk',
  'great britain',
]);

/**
 * The county of a place as it is written, or the country where none is named before it: what its text ends in.
 * @example regionOfText('Roche, Cornwall, England') // 'Cornwall'
 * @example regionOfText('Ohio, USA') // 'USA'
 */
export function regionOfText(text: string): string | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return null;
  return WITH_COUNTIES.has(last.toLowerCase()) ? (parts.at(-2) ?? last) : last;
}

/** A colour's place among all, and what its people have in common; null for who has none. */
interface Grouping {
  labels: readonly string[];
  at: (box: ColouredBox) => number | null;
  /** Colours where they are not in the order of the labels. */
  colours?: readonly number[];
}

/** Degrees of a fan that opens upwards, and of each grandparent’s part of it. */
const SPAN = 250;
const LINES = ['Father’s father', 'Father’s mother', 'Mother’s father', 'Mother’s mother'];
const GRANDPARENTS = 2;

function byLine(boxes: readonly ColouredBox[]): Grouping {
  const at = ({ generation, angle }: ColouredBox) =>
    generation < GRANDPARENTS
      ? null
      : Math.max(0, Math.min(LINES.length - 1, Math.floor(((angle + SPAN / 2) / SPAN) * LINES.length)));
  const names = LINES.map(
    (line, index) =>
      boxes.find((box) => box.generation === GRANDPARENTS && at(box) === index && !box.isHidden)?.name ?? line,
  );
  return { labels: names, at };
}

const YEARS = 100;

function byCentury(boxes: readonly ColouredBox[]): Grouping {
  const centuryOf = ({ birthYear }: ColouredBox) => (birthYear === null ? null : Math.floor(birthYear / YEARS) * YEARS);
  const all = [...new Set(boxes.flatMap((box) => centuryOf(box) ?? []))].sort((one, other) => one - other);
  const shown = all.slice(-MOST_COLOURS);
  const [first = 0] = shown;
  const labels = shown.map((century, index) =>
    index === 0 && all.length > shown.length ? `Born before ${century + YEARS}` : `Born ${centuryInWords(century)}`,
  );
  const at = (box: ColouredBox) => {
    const century = centuryOf(box);
    return century === null ? null : shown.indexOf(Math.max(first, century));
  };
  return { labels, at };
}

const OTHER_PLACES = 'Other places';

function byPlace(boxes: readonly ColouredBox[]): Grouping {
  const counts = new Map<string, number>();
  for (const { birthPlace } of boxes) {
    const region = birthPlace === null ? null : regionOfText(birthPlace);
    if (region !== null) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const sorted = [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([region]) => region);
  const shown = sorted.length > MOST_COLOURS ? [...sorted.slice(0, MOST_COLOURS - 1), OTHER_PLACES] : sorted;
  const at = ({ birthPlace }: ColouredBox) => {
    const region = birthPlace === null ? null : regionOfText(birthPlace);
    if (region === null) return null;
    const index = shown.indexOf(region);
    return index >= 0 ? index : shown.length - 1;
  };
  return { labels: shown, at };
}

/** Green, yellow and rose among the colours of charts. */
const [MOST_KNOWN, SOME_KNOWN] = [0.75, 0.4];
const byCompleteness = (): Grouping => ({
  labels: ['Most is known', 'Some is known', 'Little is known'],
  at: ({ known }) => (known >= MOST_KNOWN ? 0 : known >= SOME_KNOWN ? 1 : 2),
  colours: [2, 5, 3],
});

const GROUPINGS: Readonly<Record<Exclude<FanColouringKind, 'sex'>, (boxes: readonly ColouredBox[]) => Grouping>> = {
  line: byLine,
  century: byCentury,
  place: byPlace,
  completeness: byCompleteness,
};

/**
 * Who has which colour in a fan. Hidden people have none, except in the line they are in: nothing of them is shown by
 * it that their place does not show.
 */
export function groupFan(kind: FanColouringKind, boxes: readonly ColouredBox[]): FanColouring | null {
  if (kind === 'sex') return null;
  const { labels, at, colours } = GROUPINGS[kind](boxes.filter(({ isHidden }) => kind === 'line' || !isHidden));
  const counts = new Map<number, number>();
  const colourOf = new Map<string, number>();
  for (const box of boxes) {
    const index = box.isHidden && kind !== 'line' ? null : at(box);
    if (index === null) continue;
    counts.set(index, (counts.get(index) ?? 0) + 1);
    colourOf.set(box.key, colours?.[index] ?? index);
  }
  const groups = labels.flatMap((label, index): FanGroup[] =>
    counts.has(index) ? [{ label, count: counts.get(index) ?? 0, colour: colours?.[index] ?? index }] : [],
  );
  return { groups, colourOf };
}
