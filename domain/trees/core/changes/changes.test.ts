import fc from 'fast-check';

import { readTreeDate } from '../dates/readTreeDate.ts';
import { emptyCitation } from '../documents/emptyDocuments.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreePerson } from '../model/treePerson.ts';
import { aFact, aFamily, aName, aPerson } from '../trees.fixture.ts';
import { describeChange } from './describeChange.ts';
import { mergeDocuments } from './mergeDocuments.ts';
import { standsInTheWay, undoDocument } from './undoDocument.ts';

const base = aPerson(1, 'Mary Alder', { born: '1832', died: '1900' });
const withFact = (person: TreePerson, id: string, details: Partial<TreeFact>) => ({
  ...person,
  facts: person.facts.map((fact) => (fact.id === id ? { ...fact, ...details } : fact)),
});
const born = (text: string) => withFact(base, 'f1', { date: readTreeDate(text) });
const died = (text: string) => withFact(base, 'f2', { date: readTreeDate(text) });
const merge = (mine: TreePerson, theirs: TreePerson, from = base) =>
  mergeDocuments('person', { base: from, mine, theirs });
const place = { text: 'Wem', position: null };

describe('mergeDocuments', () => {
  it('joins what two authors did to different facts', () => {
    expect(merge(born('3 April 1832'), died('1901'))).toEqual({
      merged: withFact(born('3 April 1832'), 'f2', { date: readTreeDate('1901') }),
      conflicts: [],
    });
  });

  it('joins what they did to different properties of one fact', () => {
    const { merged, conflicts } = merge(born('3 April 1832'), withFact(base, 'f1', { place }));
    expect([merged.facts[0]?.date?.text, merged.facts[0]?.place, conflicts]).toEqual(['3 April 1832', place, []]);
  });

  it('reports what both changed differently, and keeps what is there', () => {
    const { merged, conflicts } = merge(born('3 APR 1832'), born('ABT 1833'));
    expect(conflicts).toEqual([
      { path: 'facts.f1.date', label: 'Birth: date', base: '1832', mine: '3 April 1832', theirs: 'about 1833' },
    ]);
    expect(merged.facts[0]?.date?.text).toBe('ABT 1833');
  });

  it('reports a fact that one removed and the other changed', () => {
    const { merged, conflicts } = merge({ ...base, facts: base.facts.slice(1) }, withFact(base, 'f1', { place }));
    expect(conflicts).toEqual([{ path: 'facts.f1', label: 'Birth', base: '1832', mine: null, theirs: '1832, Wem' }]);
    expect(merged.facts).toHaveLength(2);
  });

  it('removes what one removed and the other left alone', () => {
    expect(merge({ ...base, facts: [] }, { ...base, sex: 'f' }).merged).toMatchObject({ sex: 'f', facts: [] });
  });

  it('keeps two new facts apart that have one id', () => {
    const add = (type: string) => ({ ...base, facts: [...base.facts, aFact({ id: 'f3', type })] });
    expect(merge(add('occupation'), add('residence')).merged.facts.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'f1 birth',
      'f2 death',
      'f3 residence',
      'f4 occupation',
    ]);
    expect(merge(add('occupation'), add('occupation')).merged.facts).toHaveLength(3);
  });

  it('takes the order of the one who changed it', () => {
    const turned = { ...base, facts: [...base.facts].reverse() };
    expect([merge(turned, base), merge(base, turned)].map(({ merged }) => merged.facts.map(({ id }) => id))).toEqual([
      ['f2', 'f1'],
      ['f2', 'f1'],
    ]);
  });

  it('knows names by their place and by the line they came from', () => {
    const two = {
      ...base,
      names: [aName('Mary', 'Alder', { origin: 1 }), aName('Mary', 'Birch', { type: 'married' })],
    };
    const mine = { ...two, names: [aName('Mary Ann', 'Alder', { origin: 1 }), two.names[1] ?? aName('', '')] };
    const theirs = {
      ...two,
      names: [aName('Mary', 'Birtch', { type: 'married' }), aName('Mary', 'Alder', { origin: 1 })],
    };
    expect(merge(mine, theirs, two).merged.names.map(({ given, surname }) => `${given} ${surname}`)).toEqual([
      'Mary Birtch',
      'Mary Ann Alder',
    ]);
  });

  it('joins lists of words and citations whatever the order of properties', () => {
    const cited = { ...base, citations: [{ ...emptyCitation(), text: 'one' }] };
    const turned = {
      ...base,
      citations: [
        Object.fromEntries(
          Object.entries(cited.citations[0] ?? {}).reverse(),
        ) as unknown as (typeof cited.citations)[0] & object,
      ],
      notes: ['b'],
    };
    expect(merge({ ...cited, notes: ['a'] }, turned, cited)).toMatchObject({
      conflicts: [],
      merged: { notes: ['b', 'a'], citations: [{ text: 'one' }] },
    });
  });

  it('lets no family have three partners', () => {
    const family = aFamily(5, [1], [3]);
    const { merged, conflicts } = mergeDocuments(
      'family',
      { base: family, mine: { ...family, partners: [1, 7] }, theirs: { ...family, partners: [1, 8] } },
      (id) => `P${id}`,
    );
    expect([merged.partners, conflicts]).toEqual([
      [1, 8],
      [{ path: 'partners', label: 'Partner', base: 'P1', mine: 'P1 and P7', theirs: 'P1 and P8' }],
    ]);
  });

  const anyFact = fc
    .record({
      id: fc.constantFrom('f1', 'f2', 'f3'),
      value: fc.constantFrom('', 'weaver', 'widow'),
      place: fc.constantFrom(null, place),
    })
    .map((details) => aFact({ ...details, type: 'occupation' }));
  const anyPerson = fc
    .record({
      sex: fc.constantFrom('m' as const, 'f' as const, 'u' as const),
      notes: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
      facts: fc.uniqueArray(anyFact, { selector: ({ id }) => id }),
      names: fc.array(fc.constantFrom(aName('Ann', 'Ash'), aName('Ann', 'Oak'), aName('Nan', 'Ash')), { maxLength: 2 }),
    })
    .map((details): TreePerson => ({ ...aPerson(1), ...details }));

  it('gives back what only one of the two changed', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (from, changed) => {
        expect(merge(from, changed, from)).toEqual({ merged: changed, conflicts: [] });
        const { merged, conflicts } = merge(changed, from, from);
        expect(conflicts).toEqual([]);
        expect([...merged.notes].sort()).toEqual([...changed.notes].sort());
        expect([...merged.facts].sort(byId)).toEqual([...changed.facts].sort(byId));
      }),
    );
  });

  it('finds no conflict where both did the same', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (from, changed) =>
        expect(merge(changed, changed, from)).toEqual({ merged: changed, conflicts: [] }),
      ),
    );
  });
});

const byId = (one: TreeFact, other: TreeFact) => one.id.localeCompare(other.id, 'en');

describe('undoDocument', () => {
  const change = { before: base, after: born('3 April 1832') };

  it.each([
    ['a change that is the last', change, change.after, base, 0],
    ['a change that is undone already', change, base, base, 0],
    ['what was made', { before: null, after: base }, base, null, 0],
    ['what was removed', { before: base, after: null }, null, base, 0],
    [
      'what was changed since elsewhere',
      change,
      withFact(change.after, 'f2', { place }),
      withFact(base, 'f2', { place }),
      0,
    ],
    ['what was changed since at the same place', change, born('4 April 1832'), born('4 April 1832'), 1],
    ['what was made and changed since', { before: null, after: base }, died('1901'), died('1901'), 1],
    ['what was changed and removed since', change, null, null, 1],
  ])('undoes %s', (_what, changed, current, document, conflicts) => {
    const undone = undoDocument('person', changed, current);
    expect([undone.document, undone.conflicts.length]).toEqual([document, conflicts]);
  });
});

describe('describeChange', () => {
  it.each([
    ['a date', born('3 APR 1832'), ['Birth: date was 1832, now 3 April 1832']],
    ['a place that was not told', withFact(base, 'f1', { place }), ['Birth: place now Wem']],
    ['a date that went', withFact(base, 'f1', { date: null }), ['Birth: date was 1832, now empty']],
    [
      'a new fact',
      { ...base, facts: [...base.facts, aFact({ id: 'f3', type: 'burial', place })] },
      ['Burial added: Wem'],
    ],
    ['a fact that went', { ...base, facts: base.facts.slice(0, 1) }, ['Death removed: 1900']],
    ['a name', { ...base, names: [aName('Mary Ann', 'Alder')] }, ['Name: first names was Mary, now Mary Ann']],
    ['the sex', { ...base, sex: 'f' as const }, ['Sex was not known, now female']],
    ['what is said of a life', { ...base, livingFlag: 'deceased' as const }, ['Status now deceased']],
    ['a private fact', withFact(base, 'f1', { isPrivate: true }), ['Birth: private was no, now yes']],
    ['a note', { ...base, notes: ['x'.repeat(200)] }, [`Note added: ${'x'.repeat(80)}…`]],
    ['an order', { ...base, facts: [...base.facts].reverse() }, ['Fact: order changed']],
    ['nothing', base, []],
  ])('reports %s', (_what, after, lines) =>
    expect(describeChange({ kind: 'person', id: 1, before: base, after })).toEqual(lines),
  );

  it('reports who was added to a family and who was removed', () => {
    const names = (id: number) => ['', 'Ann Ash', 'Ben Oak', 'Cat Oak'][id] ?? '';
    const before = aFamily(9, [1], [3]);
    expect(
      describeChange(
        {
          kind: 'family',
          id: 9,
          before,
          after: { ...before, partners: [1, 2], children: [{ personId: 3, link: 'adopted' }] },
        },
        names,
      ),
    ).toEqual(['Partner added: Ben Oak', 'Child was Cat Oak, now Cat Oak, adopted']);
    expect(describeChange({ kind: 'family', id: 9, before: null, after: before }, names)).toEqual([
      'Family added: Ann Ash',
    ]);
    expect(describeChange({ kind: 'person', id: 1, before: base, after: null })).toEqual([
      'Person removed: Mary Alder',
    ]);
  });
});

describe('a later change in the way of an undo', () => {
  const first = { before: base, after: born('3 April 1832') };
  it.each([
    ['of the same place', { before: born('3 April 1832'), after: born('ABT 1833') }, true],
    [
      'of another place of the same fact',
      { before: born('3 April 1832'), after: withFact(born('3 April 1832'), 'f1', { place }) },
      false,
    ],
    ['of another fact', { before: born('3 April 1832'), after: { ...born('3 April 1832'), sex: 'x' as const } }, false],
    ['that removed the fact', { before: born('3 April 1832'), after: { ...base, facts: base.facts.slice(1) } }, true],
    ['that removed all of it', { before: born('3 April 1832'), after: null }, true],
  ])('is one %s: %#', (_what, later, expected) => expect(standsInTheWay('person', first, later)).toBe(expected));

  it('is any of what the change made', () =>
    expect(standsInTheWay('person', { before: null, after: base }, { before: base, after: born('1833') })).toBe(true));
});
