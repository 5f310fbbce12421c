import { lifespan } from '../../core/lifespan.ts';
import type { TreeCitation } from '../../core/model/treeCitation.ts';
import type { TreeSource } from '../../core/model/treeSource.ts';
import { HIDDEN_NAME, treeDisplayName, UNKNOWN_NAME } from '../../core/treeDisplayName.ts';
import type { ReportCard, Writing } from './reportData.ts';
import type { IndexedName, ReportRun } from './reportEntry.ts';

const ended = (text: string): string => (/[.!?…][”’]?$/u.test(text) ? text : `${text}.`);
const joined = (parts: readonly (string | null | undefined)[], sign: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(sign);

/**
 * A citation as a note says it: author, title and publication, the place in the source, who keeps it, the words of it,
 * the address. Empty where nothing is cited.
 * @param source - null: the citation has none, or the reader may not know it
 */
export function noteOfCitation({ page, text, note, url }: TreeCitation, source: TreeSource | null): string {
  const held = source && joined([source.repository, source.callNumber], ', ');
  const publication = source?.publication.trim();
  const where = joined(
    [
      source?.author,
      source?.title && publication ? `${source.title.trim()} (${publication})` : source?.title || publication,
      page,
    ],
    ', ',
  );
  const sentences = [joined([where, held], '; '), text.trim() && `“${text.trim()}”`, note.trim()]
    .filter(Boolean)
    .map((each) => ended(each || ''));
  return joined([...sentences, url.trim() || source?.url], ' ');
}

/** Text without a look of its own. */
export const plain = (text: string): ReportRun => ({ text });

/** The name of a person as the reader may know it. */
export function nameOf(card: ReportCard | null, isUppercase: boolean): string {
  if (card === null) return UNKNOWN_NAME;
  return card.isRedacted ? HIDDEN_NAME : treeDisplayName(card, isUppercase);
}

/** A person's name, which leads to them unless they are hidden. */
export function nameRun({ data, choices }: Writing, personId: number, more: Partial<ReportRun> = {}): ReportRun {
  const card = data.cardOf(personId);
  return {
    text: nameOf(card, choices.showsSurnamesUppercase),
    style: 'name',
    ...(card && !card.isRedacted && { personId }),
    ...more,
  };
}

/** The name followed by the years of the life, where these are known. */
export function nameAndLife(writing: Writing, personId: number, more: Partial<ReportRun> = {}): ReportRun[] {
  const card = writing.data.cardOf(personId);
  const life = card ? lifespan(card) : '';
  return [nameRun(writing, personId, more), ...(life === '' ? [] : [plain(` (${life})`)])];
}

/** The notes of some citations, one raised figure for each. */
export function noteRuns({ data, choices }: Writing, citations: readonly TreeCitation[]): ReportRun[] {
  if (!choices.sources) return [];
  const notes = citations
    .map((citation) => noteOfCitation(citation, citation.sourceId === null ? null : data.sourceOf(citation.sourceId)))
    .filter((note) => note !== '');
  return [...new Set(notes)].map((note) => ({ text: '', note }));
}

/** People of an entry for the index; no one hidden, no one without a name. */
export function namesForIndex({ data }: Pick<Writing, 'data'>, personIds: Iterable<number>): IndexedName[] {
  return [...new Set(personIds)].flatMap((personId) => {
    const card = data.cardOf(personId);
    if (!card || card.isRedacted || (card.given === '' && card.surname === '')) return [];
    return [
      {
        personId,
        surname: card.surname,
        given: [card.prefix, card.given, card.suffix].filter(Boolean).join(' '),
        life: lifespan(card),
      },
    ];
  });
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** @example roman(4) // 'iv' */
export function roman(number: number): string {
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}
