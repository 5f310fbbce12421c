import fc from 'fast-check';

import { readTreeDate } from '../core/dates/readTreeDate.ts';
import { collectFindings, MOST_OF_A_KIND } from './collectFindings.ts';
import { factFindings, familyFindings } from './factFindings.ts';
import { FINDING_GROUPS, FINDING_KINDS, GROUP_WORDS, isFindingCode } from './findingKinds.ts';
import { findingKey, type CheckedFact } from './treeFinding.ts';

const fact = (type: string, date: string | null, hasPlace = true): CheckedFact => {
  const read = date === null ? null : readTreeDate(date);
  return { type, label: '', text: read?.text ?? null, from: read?.from ?? null, to: read?.to ?? null, hasPlace };
};
const ANN = { id: 7, name: 'Ann Ash' };

describe('what looks wrong among the facts of a person', () => {
  it.each<[string, CheckedFact[], string[]]>([
    [
      'a baptism before birth',
      [fact('birth', '3 APR 1832'), fact('baptism', '1 APR 1832')],
      ['Ann Ash was baptised (1 APR 1832) before birth (3 APR 1832).'],
    ],
    ['a baptism on the day of birth', [fact('birth', '3 APR 1832'), fact('baptism', '3 APR 1832')], []],
    ['a baptism in the year of birth', [fact('birth', '3 APR 1832'), fact('baptism', '1832')], []],
    [
      'a census before birth',
      [fact('birth', '1845'), fact('census', '1841')],
      ['Ann Ash has a census (1841) before birth (1845).'],
    ],
    ['a census when about to be born', [fact('birth', 'AFT 1840'), fact('census', '1841')], []],
    [
      'a burial before death',
      [fact('death', '1900'), fact('burial', '1899')],
      ['Ann Ash has a burial (1899) before death (1900).'],
    ],
    [
      'a census after death',
      [fact('death', '1850'), fact('census', '1851')],
      ['Ann Ash has a census (1851) after death (1850).'],
    ],
    [
      'an occupation after burial',
      [fact('burial', '1850'), fact('occupation', '1851')],
      ['Ann Ash has a occupation (1851) after burial (1850).'.replace('a occupation', 'an occupation')],
    ],
    ['a probate after death', [fact('death', '1850'), fact('probate', '1852')], []],
    ['two deaths', [fact('death', '1850'), fact('death', 'AFT 1860')], ['Ann Ash has two deaths: 1850 and AFT 1860.']],
    ['one death twice', [fact('death', '1850'), fact('death', '3 MAY 1850')], []],
    ['two births', [fact('birth', '1850'), fact('birth', '1852')], ['Ann Ash has two births: 1850 and 1852.']],
    [
      'a date in no words we know',
      [fact('residence', 'at harvest')],
      ['Ann Ash has a date we can’t read: residence “at harvest”.'],
    ],
    [
      'no places',
      [fact('birth', '1850', false), fact('death', '1900', false)],
      ['Ann Ash has no place of birth or death.'],
    ],
    ['a birth of which nothing is recorded', [fact('birth', null, false)], []],
    ['nothing', [], []],
  ])('%s', (_what, facts, texts) => expect(factFindings(ANN, facts).map(({ text }) => text)).toEqual(texts));

  it('names a kind once for each person, by its first fact', () => {
    expect(
      factFindings(ANN, [fact('birth', '1850'), fact('census', '1841'), fact('census', '1831')]).map(
        ({ text }) => text,
      ),
    ).toEqual(['Ann Ash has a census (1841) before birth (1850).']);
  });

  it('is found soon, and said in short, of a person with a thousand facts', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => [
      fact('birth', '1850'),
      fact('burial', '1900'),
      fact('residence', `at harvest ${at}`),
    ]).flat();
    const before = process.cpuUsage();
    for (let round = 0; round < 10; round += 1) factFindings(ANN, many);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
    expect(factFindings(ANN, many).map(({ text }) => text)).toEqual([
      `Ann Ash has dates we can’t read: ${Array.from({ length: 10 }, (_, at) => `residence “at harvest ${at}”`).join(', ')} and 990 more.`,
    ]);
  });

  it('never finds fault with a life in its order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1500, max: 1900 }),
        fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 3, maxLength: 8 }),
        (born, ages) => {
          const [first = 0, ...later] = [...ages].sort((one, other) => one - other);
          const last = later.at(-1) ?? first;
          const facts = [
            fact('birth', String(born + first)),
            ...later.map((age) => fact('residence', String(born + age))),
            fact('death', String(born + last)),
            fact('burial', String(born + last)),
          ];
          expect(factFindings(ANN, facts)).toEqual([]);
        },
      ),
    );
  });
});

describe('familyFindings', () => {
  const person = (id: number, surname: string) =>
    [
      id,
      {
        id,
        name: `P ${surname}`,
        given: 'P',
        surname,
        sex: 'u' as const,
        birth: { text: null, from: null, to: null },
        death: { text: null, from: null, to: null },
      },
    ] as const;
  it.each([
    [['Ash', 'Oak', 'Elm'], 'birth', 1],
    [['Ash', 'Oak', 'ASH'], 'birth', 0],
    [['Ash', 'Oak', 'Oak'], 'birth', 0],
    [['Ash', '', 'Elm'], 'birth', 0],
    [['Ash', 'Oak', ''], 'birth', 0],
    [['Ash', 'Oak', 'Elm'], 'adopted', 0],
  ] as const)('parents and child %j, by %s: %i', ([father, mother, child], link, count) => {
    const people = new Map([person(1, father), person(2, mother), person(3, child)]);
    expect(
      familyFindings(
        { id: 9, partners: [1, 2], children: [{ personId: 3, link }], marriage: { text: null, from: null, to: null } },
        people,
      ),
    ).toHaveLength(count);
  });
});

describe('findings of a tree', () => {
  it('come with the heaviest first, and bounded with their true count', () => {
    const { add, finish } = collectFindings();
    add(
      Array.from({ length: MOST_OF_A_KIND + 5 }, (_, id) => ({
        code: 'MISSING_PLACE' as const,
        text: '',
        personIds: [id],
      })),
    );
    add([{ code: 'OWN_ANCESTOR', text: '', personIds: [1] }]);
    const { findings, counts } = finish();
    expect([findings.length, findings[0]?.code, counts.get('MISSING_PLACE')]).toEqual([
      MOST_OF_A_KIND + 1,
      'OWN_ANCESTOR',
      MOST_OF_A_KIND + 5,
    ]);
  });

  it('have a name of their own, a label, and a group in order of weight', () => {
    expect(findingKey({ code: 'TWO_DEATHS', personIds: [3, 4] })).toBe('TWO_DEATHS-3-4');
    expect([isFindingCode('TWO_DEATHS'), isFindingCode('toString')]).toEqual([true, false]);
    expect(FINDING_GROUPS.map((group) => GROUP_WORDS[group].label)).toHaveLength(4);
    const weights = Object.values(FINDING_KINDS).map(({ weight }) => weight);
    expect(new Set(weights).size).toBe(weights.length);
    expect(new Set(Object.values(FINDING_KINDS).map(({ label }) => label)).size).toBe(weights.length);
  });
});
