import { readTreeDate } from './dates/readTreeDate.ts';
import type { TreeFact } from './model/treeFact.ts';
import { aFact } from './trees.fixture.ts';

const fact = (type: string, date: string | null, value = ''): TreeFact =>
  aFact({ type, value, date: date === null ? null : readTreeDate(date) });

/** Couples by what is recorded of them, with what every page, chart, report and figure may say of it. */
export const COUPLES: readonly {
  what: string;
  facts: readonly TreeFact[];
  /** Husband and wife; others are partners. */
  areMarried: boolean;
  /** After the name of a partner; empty for nothing. */
  words: string;
  /** Whether an age at marriage counts. */
  isDated: boolean;
}[] = [
  { what: 'a marriage', facts: [fact('marriage', '1855')], areMarried: true, words: 'married 1855', isDated: true },
  { what: 'DIV N', facts: [fact('divorce', '1855', 'N')], areMarried: false, words: '', isDated: false },
  { what: 'NO MARR', facts: [fact('marriage', '1855', 'N')], areMarried: false, words: '', isDated: false },
  { what: 'a divorce', facts: [fact('divorce', '1870')], areMarried: true, words: '', isDated: false },
  { what: 'banns alone', facts: [fact('banns', '1855')], areMarried: false, words: 'banns 1855', isDated: false },
  {
    what: 'a licence alone',
    facts: [fact('marriage-licence', '1855')],
    areMarried: false,
    words: 'licence 1855',
    isDated: false,
  },
  {
    what: 'an engagement alone',
    facts: [fact('engagement', '1855')],
    areMarried: false,
    words: 'engaged 1855',
    isDated: false,
  },
  {
    what: 'banns and an undated marriage',
    facts: [fact('banns', '1855'), { ...fact('marriage', null, 'Y'), id: 'f2' }],
    areMarried: true,
    words: 'banns 1855',
    isDated: false,
  },
  { what: 'no facts', facts: [], areMarried: false, words: '', isDated: false },
];
