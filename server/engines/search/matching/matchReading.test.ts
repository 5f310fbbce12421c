import type { RecordFields } from '#domain/records/core/record.ts';
import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import type { Criterion } from '../SearchEngine.ts';
import { criterionMatcher } from './matchCriterion.ts';
import { planCriteria } from './planQuery.ts';

const gazetteer = loadGazetteer();
const SET = {
  name: 'Baptisms',
  category: 'life events (bmds)',
  subcategory: 'parish baptisms',
  sourceCountry: 'england',
  notation: 'freereg',
} as const;
const FIELDS: Readonly<Record<string, string>> = { first: 'FirstName', last: 'LastName' };

type Asked = Partial<Extract<Criterion, { kind: 'name' }>>;
const name = (field: string, text: string, more: Asked = {}): Criterion => ({
  kind: 'name',
  field: FIELDS[field] ?? field,
  text,
  variants: true,
  excludedVariants: [],
  ...more,
});
const set: Criterion = { kind: 'facet', field: 'DatasetName', values: ['baptisms'] };

/** What each criterion says of a record, or null where one of them is not met. */
function judged(fields: RecordFields, criteria: readonly Criterion[]) {
  const document = toSearchDocument({ fields, isClosed: false }, SET, gazetteer);
  const matches = planCriteria(criteria, gazetteer).map((planned) => document && criterionMatcher(planned)(document));
  return matches.every((match) => match !== null) ? matches.map((match) => match) : null;
}
const reasonOf = (LastName: string, asked: string, more: Asked = {}) => {
  const [match] = judged({ LastName }, [name('last', asked, more)]) ?? [];
  return match && [match.penalty, match.reason.doubt];
};

describe('a word in doubt', () => {
  it.each([
    ['C__PER', 'Cooper', 30, 'could be Cooper: two letters in the middle could not be read'],
    ['MAR*', 'Marsh', 34, 'could be Marsh: its last letters could not be read'],
    ['Mar[gy]', 'Mary', 13, 'could be Mary: the fourth letter is G or Y'],
    ['GRANT?', 'Grant', 4, 'the transcriber was not sure of Grant'],
    ['C__P*', 'C*', 10, 'could fit C*: two letters in the middle and its last letters could not be read'],
    // Walsh and Welsh are a reviewed pair.
    ['W_LS?', 'Walsh', null, undefined],
    ['WELS_', 'Walsh', 42, 'could be Welsh: its last letter could not be read'],
  ])('%s, asked for %s', (written, asked, penalty, doubt) => {
    expect(reasonOf(written, asked)).toEqual(penalty === null ? undefined : [penalty, doubt]);
  });

  it('comes after names that were read, and after their variants', () => {
    expect(reasonOf('COOPER', 'Cooper')).toEqual([0, undefined]);
    const [variant] = judged({ LastName: 'COUPER' }, [name('last', 'Cooper')]) ?? [];
    expect(variant?.penalty).toBeLessThan(30);
  });

  it('is a close match where the transcriber counted one letter more or fewer', () => {
    expect(reasonOf('GRA_NT', 'Grant')).toBeUndefined();
    expect(reasonOf('GRA_NT', 'Grant', { slips: true })).toEqual([
      30,
      'would be Grant with one letter fewer than the transcriber counted',
    ]);
    expect(reasonOf('she_{2,3}er', 'Sheer', { slips: true })).toBeUndefined();
  });

  it('is left out where the search says so, alone or with all others', () => {
    expect(reasonOf('C__PER', 'Cooper', { readings: false })).toBeUndefined();
    expect(reasonOf('C__PER', 'Cooper', { excludedVariants: ['c__per'] })).toBeUndefined();
    expect(reasonOf('C__PER', 'Cooper', { excludedVariants: ['coper'] })).toBeDefined();
  });

  it('answers an exact search as well, and forms of a name only with variants', () => {
    expect(reasonOf('C__PER', 'Cooper', { variants: false })).toBeDefined();
    const bess = { FirstName: 'Eli_a' };
    expect(judged(bess, [name('first', 'Elizabeth')])).not.toBeNull();
    expect(judged(bess, [name('first', 'Elizabeth', { variants: false })])).toBeNull();
  });
});

describe('how much of it must be known', () => {
  const record = { FirstName: 'Hugh?', LastName: '*', FatherFirstName: 'Adam' };
  it.each<[string, RecordFields, readonly Criterion[], boolean]>([
    ['one letter, alone', { LastName: 'P*' }, [name('last', 'Pool')], false],
    ['two letters, alone', { LastName: 'PO*' }, [name('last', 'Pool')], true],
    ['one letter beside a set', { LastName: 'P*' }, [name('last', 'Pool'), set], true],
    [
      'one letter beside a name',
      { FirstName: 'P*', LastName: 'WYATT' },
      [name('first', 'Prudence'), name('last', 'Wyatt')],
      true,
    ],
    ['nothing beside a name', record, [name('first', 'Hugh'), name('last', 'Something')], false],
    ['nothing beside a name and a set', record, [name('first', 'Hugh'), name('last', 'Something'), set], true],
    [
      'nothing beside two names',
      record,
      [name('first', 'Hugh'), name('last', 'Something'), name('FatherFirstName', 'Adam')],
      true,
    ],
    [
      'nothing said',
      { FirstName: 'Hugh', LastName: '[blank]' },
      [name('first', 'Hugh'), name('last', 'Pool'), set],
      false,
    ],
  ])('%s', (_what, fields, criteria, isFound) => {
    expect(judged(fields, criteria) !== null).toBe(isFound);
  });
});

it('is found by keywords where it has few forms, and by the certain words beside it', () => {
  const words = (text: string, LastName: string) => judged({ LastName }, [{ kind: 'keywords', text }]) !== null;
  expect(words('held', 'H[AE]LD')).toBe(true);
  expect(words('smith', 'SMITH C__PER')).toBe(true);
  expect(words('per', 'C__PER')).toBe(false);
});

it('gives no first letter of a surname that could not be read', () => {
  const initial = (LastName: string) =>
    toSearchDocument({ fields: { LastName }, isClosed: false }, SET, gazetteer)?.values.SurnameInitial?.[0]?.written;
  expect([initial('C__PER'), initial('_REE'), initial('[M_]ary'), initial('[blank]')]).toEqual([
    'C',
    ...Array<string>(3).fill('first letter not read'),
  ]);
});
