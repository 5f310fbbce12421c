import type { NoticePerson } from '#domain/newspapers/notices/readNotices.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { describeTreePerson } from '#domain/trees/hints/describeTreePerson.ts';
import type { TreeKin } from '#domain/trees/hints/treeKin.ts';

import { describeNotice, type MatchedNotice } from './describeNotice.ts';
import { matchNotice } from './matchNotice.ts';

const gazetteer = { resolve: () => null };
const ISSUE = '1842-02-05';
const father = aPerson(9, 'Edward Cannings', { sex: 'm' });
const other = aPerson(8, 'Thomas Cannings', { sex: 'm' });
const noKin: TreeKin = { father: null, mother: null, couples: [], siblings: [] };
const person = (facts: Record<string, string>, name = 'Mary Cannings') =>
  aPerson(1, name, {
    sex: 'f',
    facts: Object.entries(facts).map(([type, date]) =>
      aFact({ type, date: readTreeDate(date), place: { text: 'Wexcombe', position: null } }),
    ),
  });
const named = (more: Partial<NoticePerson> = {}): NoticePerson => ({
  role: 'deceased',
  forenames: 'Mary',
  surname: 'Cannings',
  sex: 'f',
  father: null,
  spouse: null,
  age: '25',
  place: 'Wexcombe',
  ...more,
});
const death = (more: Partial<NoticePerson> = {}, date = '1842-01-31'): MatchedNotice => ({
  event: 'death',
  date,
  person: named(more),
  county: null,
});
const birth: MatchedNotice = {
  event: 'birth',
  date: '1842-01-31',
  person: named({ role: 'child', forenames: '', age: null, father: { forenames: 'Edward', surname: 'Cannings' } }),
  county: null,
};
const matched = (facts: Record<string, string>, notice: MatchedNotice, kin: Partial<TreeKin> = {}, name?: string) =>
  matchNotice(
    describeTreePerson(person(facts, name), { ...noKin, ...kin }, gazetteer),
    notice,
    describeNotice(notice, gazetteer),
    ISSUE,
  );

describe('a notice of a newspaper is of a person of a tree', () => {
  it.each<[string, Parameters<typeof matched>, string]>([
    [
      'who died on its day',
      [{ birth: '1816', death: '31 Jan 1842' }, death()],
      'Named in a death notice 5 days after the death in your tree',
    ],
    [
      'who was buried some days later',
      [{ birth: '1816', death: '3 Feb 1842' }, death()],
      'Named in a death notice 2 days after the death in your tree',
    ],
    [
      'who died in its year, as the daughter of the same father',
      [{ birth: '1816', death: '1842' }, death({ father: { forenames: 'Edward', surname: 'Cannings' } }), { father }],
      'Named in a death notice',
    ],
    [
      'who was born on its day to the father it names',
      [{ birth: '31 Jan 1842', death: '1900' }, birth, { father }],
      'Named in a birth notice 5 days after the birth in your tree',
    ],
  ])('%s', (_who, asked, reason) => expect(matched(...asked)?.reason).toBe(reason));

  it.each<[string, Parameters<typeof matched>]>([
    ['who died on another day of the year', [{ birth: '1816', death: '14 Mar 1842' }, death()]],
    ['who died in another year', [{ birth: '1816', death: '1850' }, death()]],
    ['of another first name', [{ birth: '1816', death: '31 Jan 1842' }, death(), {}, 'Honor Cannings']],
    ['of whose death nothing is known, and no relative agrees', [{ birth: '1816' }, death()]],
    [
      'whose father has another name',
      [
        { birth: '1816', death: '31 Jan 1842' },
        death({ father: { forenames: 'Edward', surname: 'Cannings' } }),
        { father: other },
      ],
    ],
    [
      'who was born in its year to a father of the name, on a day the tree does not have',
      [{ birth: '1842', death: '1900' }, birth, { father }],
    ],
    ['who was born on its day to another father', [{ birth: '31 Jan 1842', death: '1900' }, birth, { father: other }]],
  ])('never of one %s', (_who, asked) => expect(matched(...asked)).toBeNull());
});
