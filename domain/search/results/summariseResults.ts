import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { searchLevelOf } from '#domain/search/core/query/searchLevel.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

import { gapsIn, type CoveredSet } from './gapsIn.ts';

/** A value of a facet with the number of results that have it. */
export interface CountedValue {
  /** As the address takes it. */
  value: string;
  /** As readers see it. */
  label: string;
  count: number;
}

/** A stretch of a summary. One with a search leads to the results it speaks of. */
export interface SummaryPart {
  words: string;
  /** The query of a results page's address; null for plain words. */
  search: string | null;
}

/** A sentence about the results. */
export interface SummaryLine {
  id: 'total' | 'decades' | 'places' | 'recordSets' | 'sexes' | 'occupations' | 'gaps';
  parts: readonly SummaryPart[];
}

/** What a summary is worked out from. */
export interface Summarised {
  query: SearchQuery;
  total: number;
  /** By fieldId, the most frequent first. */
  facets: Readonly<Record<string, readonly CountedValue[]>>;
  /** Every loaded record set. */
  sets: readonly CoveredSet[];
}

/** Values named in one sentence; more are counted together. */
const NAMED = 4;
const DECADES_NAMED = 2;

const plain = (words: string): SummaryPart => ({ words, search: null });

function narrowed(query: SearchQuery, fieldId: string, value: string): string {
  const isPlace = fieldId === 'Place';
  const filters = {
    ...query.filters,
    [fieldId]: {
      values: [value],
      variants: false,
      proximity: isPlace ? 0 : null,
      yearsEitherWay: null,
      excludedVariants: [],
    },
  };
  return writeSearchAddress({ ...query, filters, searchLevel: searchLevelOf(filters), page: 1 });
}

/** `Roche (12), Bodmin (3) and 4 others`, each name a link. */
function named(query: SearchQuery, fieldId: string, values: readonly CountedValue[], most: number): SummaryPart[] {
  const shown = values.slice(0, most);
  const rest = values.length - shown.length;
  return shown
    .flatMap(({ value, label, count }, at): SummaryPart[] => {
      const isLast = at === shown.length - 1 && rest === 0;
      const joint = at === 0 ? '' : isLast ? ' and ' : ', ';
      return [plain(joint), { words: label, search: narrowed(query, fieldId, value) }, plain(` (${figure(count)})`)];
    })
    .concat(rest > 0 ? [plain(` and ${countInWords(rest, 'other')}`)] : []);
}

const startOf = ({ value }: CountedValue): number => Number(value.slice(0, 4));

function decadeLine({ query, facets }: Summarised): SummaryPart[] {
  const decades = (facets.Decade ?? []).filter(({ value }) => /^\d{3}0s$/u.test(value));
  const inTime = [...decades].sort((one, other) => startOf(one) - startOf(other));
  const [first, last] = [inTime[0], inTime.at(-1)];
  if (!first || !last) return [];
  if (first === last)
    return [
      plain('All with a year are of the '),
      { words: first.label, search: narrowed(query, 'Decade', first.value) },
      plain('.'),
    ];
  const most = [...decades].sort((one, other) => other.count - one.count || startOf(one) - startOf(other));
  return [
    plain(`They run from the ${first.label} to the ${last.label}; most are of the `),
    ...named(query, 'Decade', most.slice(0, DECADES_NAMED), DECADES_NAMED),
    plain('.'),
  ];
}

const listLine = (summarised: Summarised, fieldId: string, lead: (count: number) => string): SummaryPart[] => {
  const values = summarised.facets[fieldId] ?? [];
  return values.length === 0
    ? []
    : [plain(lead(values.length)), ...named(summarised.query, fieldId, values, NAMED), plain('.')];
};

function sexLine({ query, facets, total }: Summarised): SummaryPart[] {
  const values = (facets.Gender ?? []).filter(({ value }) => value === 'male' || value === 'female');
  if (values.length === 0) return [];
  const said = values.reduce((sum, { count }) => sum + count, 0);
  const leading = values.flatMap(({ value, count }, at): SummaryPart[] => [
    plain(at === 0 ? '' : ' and '),
    {
      words:
        value === 'male'
          ? countInWords(count, 'is of a man or boy', 'are of men and boys')
          : countInWords(count, 'is of a woman or girl', 'are of women and girls'),
      search: narrowed(query, 'Gender', value),
    },
  ]);
  const silent = total - said;
  return [...leading, plain(silent > 0 ? `; ${countInWords(silent, 'does', 'do')} not say.` : '.')];
}

function gapLine({ query, facets, sets }: Summarised): SummaryPart[] {
  const gaps = gapsIn((facets.Decade ?? []).map(startOf).filter(Number.isFinite), sets, query);
  if (gaps.length === 0) return [];
  return [
    plain(
      gaps
        .map(
          ({ decade, isCovered }) =>
            `There is nothing of the ${decade}s${isCovered ? ', although we hold records of those years' : ': we hold no records of those years'}.`,
        )
        .join(' '),
    ),
  ];
}

/**
 * What the results of a search contain, in sentences, worked out from the counts beside them: how many, of which
 * decades, places, record sets, sexes and trades, and which decades between the first and the last have none. Every
 * value named leads to the results that have it. The same counts always give the same words.
 */
export function summariseResults(summarised: Summarised): SummaryLine[] {
  const { total } = summarised;
  if (total === 0) return [{ id: 'total', parts: [plain('No record matches this search.')] }];
  const lines: SummaryLine[] = [
    { id: 'total', parts: [plain(total === 1 ? 'One record matches.' : `${figure(total)} records match.`)] },
    { id: 'decades', parts: decadeLine(summarised) },
    {
      id: 'places',
      parts: listLine(summarised, 'Place', (count) =>
        count === 1 ? 'All that name a place name ' : 'The places named most are ',
      ),
    },
    {
      id: 'recordSets',
      parts: listLine(summarised, 'DatasetName', (count) => (count === 1 ? 'They all come from ' : 'They come from ')),
    },
    { id: 'sexes', parts: sexLine(summarised) },
    {
      id: 'occupations',
      parts: listLine(summarised, 'Occupation', (count) =>
        count === 1 ? 'The only occupation named is ' : 'The occupations named most are ',
      ),
    },
    { id: 'gaps', parts: gapLine(summarised) },
  ];
  return lines
    .map(({ id, parts }) => ({ id, parts: parts.filter(({ words }) => words !== '') }))
    .filter(({ parts }) => parts.length > 0);
}
