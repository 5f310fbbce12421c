import { seededRandom } from '#domain/kernel/random/createRandom.ts';

import type { FullRow } from './comparedRow.ts';
import { matchEqualRows } from './matchEqualRows.ts';
import { type DoubtfulRow, matchLikeRows } from './matchLikeRows.ts';
import { verdictOnKey } from './weighRows.ts';
import { whoWhenWhere } from './whoWhenWhere.ts';

type Fields = Readonly<Record<string, string>>;

const rowsOf = (
  entries: readonly Fields[],
  keyOf: (fields: Fields, at: number) => string | null = () => null,
): FullRow[] =>
  entries.map((fields, at) => ({
    no: at,
    key: keyOf(fields, at),
    text: JSON.stringify(Object.entries(fields).sort()),
    core: whoWhenWhere(fields),
    fields,
  }));

/** All of it, as an import does it: which new row each old one is, by number. */
function match(
  old: readonly FullRow[],
  fresh: readonly FullRow[],
): { pairs: [number, number][]; twins: number[]; contested: number; doubtful: DoubtfulRow[] } {
  const equal = matchEqualRows(old, fresh);
  const other = equal.keyed.filter((pair) => verdictOnKey(pair.old.fields, pair.fresh.fields) !== 'same');
  const work = matchLikeRows(
    [...equal.oldLeft, ...other.map((pair) => pair.old)],
    [...equal.freshLeft, ...other.map((pair) => pair.fresh)],
  );
  let step = work.next();
  while (step.done !== true) step = work.next();
  const pairs = [...equal.pairs, ...equal.keyed.filter((pair) => !other.includes(pair)), ...step.value.pairs];
  return {
    pairs: pairs.map((pair): [number, number] => [pair.old.no, pair.fresh.no]).sort((one, two) => one[0] - two[0]),
    twins: equal.twins.map((twin) => twin.old.no),
    contested: other.length,
    doubtful: step.value.doubtful,
  };
}

const baptism = (FirstName: string, LastName: string, more: Fields = {}): Fields => ({
  FirstName,
  LastName,
  EventType: 'Baptism',
  EventDate: '4 Mar 1821',
  EventYear: '1821',
  FatherFirstName: 'John',
  MotherFirstName: 'Mary',
  Place: 'St Piran, Cornwall',
  ...more,
});
const jenifer = baptism('Jenifer', 'TREWHIDDLE', { EntryNumber: '1', PlaceOfResidence: 'Higher Town' });
const hannibal = baptism('Hannibal', 'POLKINGHORNE', {
  EntryNumber: '2',
  EventDate: '11 Mar 1821',
  FatherFirstName: 'Wm',
  MotherFirstName: 'Grace',
});
const digory = baptism('Digory', 'NANCARROW', {
  EntryNumber: '0',
  EventDate: '25 Feb 1821',
  FatherFirstName: 'Saml',
  MotherFirstName: 'Jane',
});
const byLine = (_fields: Fields, at: number) => String(at);

describe('two deliveries of a set', () => {
  it.each<[string, Fields[], Fields[], [number, number][], number]>([
    [
      'a row put in at the top',
      [jenifer, hannibal],
      [digory, jenifer, hannibal],
      [
        [0, 1],
        [1, 2],
      ],
      0,
    ],
    [
      'a row taken out',
      [digory, jenifer, hannibal],
      [digory, hannibal],
      [
        [0, 0],
        [2, 1],
      ],
      0,
    ],
    [
      'rows in another order',
      [digory, jenifer, hannibal],
      [hannibal, digory, jenifer],
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      0,
    ],
    [
      'a surname read better and another row added at once',
      [jenifer, hannibal],
      [digory, { ...jenifer, LastName: 'TREWHIDDEL' }, hannibal],
      [
        [0, 1],
        [1, 2],
      ],
      0,
    ],
    ['a day read better', [jenifer], [{ ...jenifer, EventDate: '5 Mar 1821' }], [[0, 0]], 0],
    [
      'a forename spelt out and the abode corrected',
      [jenifer],
      [{ ...jenifer, FirstName: 'Jennifer', PlaceOfResidence: 'Upper Town' }],
      [[0, 0]],
      0,
    ],
    [
      'namesakes of one day with other parents, both corrected',
      [jenifer, { ...jenifer, EntryNumber: '7', FatherFirstName: 'Wm', MotherFirstName: 'Grace' }],
      [
        { ...jenifer, EntryNumber: '7', FatherFirstName: 'Wm', MotherFirstName: 'Grace', Notes: 'twin' },
        { ...jenifer, Notes: 'checked' },
      ],
      [
        [0, 1],
        [1, 0],
      ],
      0,
    ],
    ['a twin in the place of the other', [jenifer], [{ ...jenifer, FirstName: 'Digory' }], [], 1],
    ['a cousin in the place of the other', [jenifer], [{ ...jenifer, MotherFirstName: 'Grace' }], [], 1],
    [
      'two who could be the one',
      [jenifer],
      [
        { ...jenifer, LastName: 'TREWHIDDEL', Notes: 'a' },
        { ...jenifer, LastName: 'TREWHIDDEL', Notes: 'b' },
      ],
      [],
      1,
    ],
    ['a stranger in the place of another', [jenifer], [hannibal], [], 0],
  ])('%s', (_what, before, after, pairs, doubtful) => {
    // By evidence alone, and with keys that are but places in the file, which a mapping may take for more.
    for (const keyOf of [undefined, byLine]) {
      const found = match(rowsOf(before, keyOf), rowsOf(after, keyOf));
      if (keyOf === undefined || doubtful === 0) expect(found.pairs).toEqual(pairs);
      if (keyOf === undefined) expect(found.doubtful).toHaveLength(doubtful);
    }
  });

  it('follows a key through any correction but one that another entry could be', () => {
    const keyed = (...entries: Fields[]) => rowsOf(entries, ({ EntryNumber = '' }) => EntryNumber);
    expect(
      match(keyed(jenifer), keyed({ ...jenifer, LastName: 'TREWHIDDEL', EventDate: '1 Jan 1830', EventYear: '1830' }))
        .pairs,
    ).toEqual([[0, 0]]);
    expect(match(keyed(jenifer), keyed({ ...jenifer, FirstName: 'Digory' }))).toMatchObject({
      pairs: [],
      contested: 1,
    });
    expect(verdictOnKey(jenifer, { ...jenifer, FirstName: 'Digory' })).toBe('contested');
    expect(verdictOnKey(jenifer, hannibal)).toBe('other');
    expect(
      match(keyed(jenifer, hannibal), keyed({ ...hannibal, EntryNumber: '1' }, { ...jenifer, EntryNumber: '2' })).pairs,
    ).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('cannot tell which of two equal rows was left out', () => {
    const found = match(rowsOf([jenifer, jenifer, hannibal]), rowsOf([hannibal, jenifer]));
    expect([found.pairs, found.twins]).toEqual([
      [
        [0, 1],
        [2, 0],
      ],
      [1],
    ]);
  });

  it('matches nothing by evidence where no one is named', () => {
    expect(
      match(
        rowsOf([{ Notes: 'A map', EventYear: '1821' }]),
        rowsOf([{ Notes: 'A map of the glebe', EventYear: '1821' }]),
      ),
    ).toEqual({ pairs: [], twins: [], contested: 0, doubtful: [] });
  });
});

const SURNAMES =
  'TREWHIDDLE POLKINGHORNE TRESIDDER NANCARROW PENHALIGON TREGENZA HOCKING ROWE PASCOE CURNOW BOLITHO CARLYON'.split(
    ' ',
  );
const FORENAMES =
  'John Mary William Grace Jenifer Hannibal Loveday Digory Thomas Ann Elizabeth Richard Philippa Walter'.split(' ');
const VARIANTS: Readonly<Record<string, string>> = {
  John: 'Jno',
  William: 'Wm',
  Thomas: 'Thos',
  Elizabeth: 'Eliz',
  Richard: 'Richd',
};
const MONTHS = 'Jan Feb Mar Apr May Jun'.split(' ');

interface Entry {
  /** Whose it is in truth. */
  truth: number;
  fields: Fields;
}

/** A register that is transcribed better and better, at random. */
function register(seed: number) {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  let people = 0;
  const dated = (day: number, month: string) => ({ EventDate: `${day} ${month} 1821` });
  const entry = (): Entry => ({
    truth: (people += 1),
    fields: {
      ...baptism(pick(FORENAMES), pick(SURNAMES)),
      ...dated(1 + below(28), pick(MONTHS)),
      FatherFirstName: pick(FORENAMES),
      MotherFirstName: pick(FORENAMES),
      PlaceOfResidence: pick(['Higher Town', 'Lower Town', 'Church Town']),
      FatherOccupation: pick(['Miner', 'Smith', 'Farmer']),
    },
  });
  const misread = (name: string) => {
    const at = 1 + below(name.length - 1);
    return `${name.slice(0, at)}${name.slice(at + 1)}`;
  };
  const corrected = ({ truth, fields }: Entry): Entry => {
    const change: (() => Fields)[] = [
      () => ({ LastName: misread(fields.LastName ?? '') }),
      () => ({ FirstName: VARIANTS[fields.FirstName ?? ''] ?? fields.FirstName ?? '' }),
      () => ({ FatherFirstName: VARIANTS[fields.FatherFirstName ?? ''] ?? fields.FatherFirstName ?? '' }),
      () => ({ PlaceOfResidence: pick(['Upper Town', 'Fore Street']) }),
      () => ({ FatherOccupation: pick(['Tinner', 'Husbandman']) }),
      () => ({
        EventDate: (fields.EventDate ?? '').replace(/^\d+/u, (day) => String(Math.min(28, Number(day) + 1 + below(2)))),
      }),
      () => ({ Notes: 'Checked against the register' }),
    ];
    return { truth, fields: { ...fields, ...pick(change)() } };
  };
  const edited = (entries: readonly Entry[], edits: number): Entry[] => {
    const next = [...entries];
    for (let edit = 0; edit < edits; edit += 1) {
      const at = below(next.length);
      const one = next[at] as Entry;
      const kind = below(5);
      if (kind === 0) next.splice(at, 0, entry());
      // A namesake of the same day and place.
      else if (kind === 1)
        next.splice(at, 0, {
          ...entry(),
          fields: { ...one.fields, FatherFirstName: pick(FORENAMES), MotherFirstName: pick(FORENAMES) },
        });
      else if (kind === 2) next.splice(at, 1);
      else if (kind === 3) next.splice(below(next.length), 0, ...next.splice(at, 1));
      else next[at] = corrected(one);
    }
    return next;
  };
  return { first: Array.from({ length: 150 }, entry), edited };
}

it.each([
  ['by evidence', 40],
  ['by places in the file', 10],
  ['by a key of content', 10],
] as const)(
  'random corrections of a register, 10,000 by evidence alone, move nothing to another person: %s',
  (how, registers) => {
    const keyOf = {
      'by evidence': undefined,
      'by places in the file': byLine,
      'by a key of content': (fields: Fields) =>
        JSON.stringify([
          fields.FirstName,
          fields.LastName,
          fields.EventDate,
          fields.FatherFirstName,
          fields.MotherFirstName,
        ]),
    }[how];
    const counts = { kept: 0, stayed: 0, moved: [] as string[] };
    for (let seed = 1; seed <= registers; seed += 1) {
      const { first, edited } = register(seed);
      let before = first;
      for (let delivery = 0; delivery < 10; delivery += 1) {
        const after = edited(before, 25);
        const truths = new Set(after.map(({ truth }) => truth));
        counts.stayed += before.filter(({ truth }) => truths.has(truth)).length;
        for (const [old, fresh] of match(
          rowsOf(
            before.map(({ fields }) => fields),
            keyOf,
          ),
          rowsOf(
            after.map(({ fields }) => fields),
            keyOf,
          ),
        ).pairs) {
          if (before[old]?.truth === after[fresh]?.truth) counts.kept += 1;
          // Word for word the same, two entries cannot be told apart by anyone.
          else if (JSON.stringify(before[old]?.fields) !== JSON.stringify(after[fresh]?.fields))
            counts.moved.push(`${JSON.stringify(before[old])} → ${JSON.stringify(after[fresh])}`);
        }
        before = after;
      }
    }
    expect(counts.moved).toEqual([]);
    expect(counts.kept / counts.stayed).toBeGreaterThan(0.98);
  },
);
