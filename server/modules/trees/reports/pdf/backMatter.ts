import type { IndexedName } from '#domain/trees/reports/writing/reportEntry.ts';
import { numberedRow, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import type { Element, Flow } from '#server/engines/pdf/flow.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const NO_SURNAME = 'Surname not recorded';
const NOTE_HANG = 22;
const INDEX_HANG = 8;

/** @example pagesInWords(new Set([3, 4, 5, 9])) // '3–5, 9' */
export function pagesInWords(pages: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  for (const page of [...pages].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges
    .map(([from, to]) => (from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}

/** The notes of a report, numbered as they are met. */
export function drawNotes(flow: Flow, parent: Element, notes: readonly string[]): void {
  within(flow, parent, 'L', (list) => {
    for (const [at, note] of notes.entries()) {
      flow.room(STYLES.note.leading);
      numberedRow(flow, list, { text: `${at + 1}.`, style: STYLES.note, width: NOTE_HANG }, (item) =>
        drawTagged(flow, item, 'LBody', () => flow.lines([{ text: note }], STYLES.note, { left: NOTE_HANG })),
      );
      flow.space(1.5);
    }
  });
}

/** Names by surname, each person with the pages that name them. */
export function drawNameIndex(
  flow: Flow,
  parent: Element,
  names: ReadonlyMap<number, IndexedName>,
  pagesOf: (personId: number) => ReadonlySet<number>,
): void {
  const people = [...names.values()].sort(
    (one, other) =>
      collator.compare(one.surname, other.surname) ||
      collator.compare(one.given, other.given) ||
      one.personId - other.personId,
  );
  let surname: string | null = null;
  flow.columns(3);
  for (const person of people) {
    const pages = pagesOf(person.personId);
    if (pages.size === 0) continue;
    if (person.surname !== surname) {
      surname = person.surname;
      flow.space(4);
      drawTagged(flow, parent, 'P', () =>
        flow.lines([{ text: surname || NO_SURNAME, style: 'name' }], STYLES.note, { keep: 2 }),
      );
    }
    const life = person.life === '' ? '' : ` (${person.life})`;
    drawTagged(flow, parent, 'P', () =>
      flow.lines([{ text: `${person.given || '—'}${life}  ${pagesInWords(pages)}` }], STYLES.note, {
        left: INDEX_HANG,
      }),
    );
  }
  flow.columns(1);
}

/** Places in their order, each with its pages. */
export function drawPlaceIndex(flow: Flow, parent: Element, places: ReadonlyMap<string, ReadonlySet<number>>): void {
  flow.columns(2);
  for (const [place, pages] of [...places].sort(([one], [other]) => collator.compare(one, other))) {
    drawTagged(flow, parent, 'P', () => flow.lines([{ text: `${place}  ${pagesInWords(pages)}` }], STYLES.note));
  }
  flow.columns(1);
}
