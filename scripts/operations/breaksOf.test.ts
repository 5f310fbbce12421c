import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSchema } from 'graphql';

import { breaksOf } from './breaksOf.ts';
import { keepOperations, readOperations } from './keptOperations.ts';
import { keptReleases } from './keptReleases.ts';

const FOLDER = 'test/support/releases';
const NULL_NEWSPAPERS =
  'null only while newspapers cannot be searched; the whole answer was refused then, and the tab says the same of both';

/**
 * What tabs of a release that is kept trip over, with what it means for them. Each expires with its release: `npm run
 * keep-operations` removes that, and this test then asks for its line to go.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'GetAddressProfile: AfterWar.newspapers changed type from ProfileNewspapers! to ProfileNewspapers.': NULL_NEWSPAPERS,
  'GetAddressProfile: BeforeWar.newspapers changed type from ProfileNewspapers! to ProfileNewspapers.': NULL_NEWSPAPERS,
  'GetAddressProfile: DuringWar.newspapers changed type from ProfileNewspapers! to ProfileNewspapers.': NULL_NEWSPAPERS,
};

it('the schema answers what tabs of earlier releases send, but for the exceptions that are written down', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const kept = keptReleases(FOLDER, 'graphql').map(({ file }) =>
    readOperations(readFileSync(path.join(FOLDER, file), 'utf8')),
  );
  expect(kept[0]?.operations.length).toBeGreaterThan(400);
  const found = new Set(kept.flatMap((release) => breaksOf(release, schema)));
  expect([...found].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

describe('what a tab of the release before trips over', () => {
  const BEFORE = `
    "A person." type Person { "Theirs." name(style: Style, isShort: Boolean): String! born: Int kind: Kind! unread: String }
    type House { number: Int } union Found = Person | House scalar Day
    enum Style { FULL SHORT } enum Kind { LIVING DEAD } enum Unused { A }
    input Wanted { name: String, near: Near } input Near { place: String! }
    type Query { person(id: ID!, day: Day): Person find(wanted: Wanted!, first: Int = 10): [Found!]! }
    type Mutation { rename(id: ID!, style: Style): Boolean! unused(a: Unused): Int }`;
  const DOCUMENTS = [
    'query GetPerson($id: ID!) { person(id: $id) { __typename ...Card } } fragment Card on Person { name(style: FULL) kind }',
    'query Find($wanted: Wanted!, $first: Int) { find(wanted: $wanted, first: $first) { ... on Person { born } ... on House { number } } } mutation Rename($id: ID!, $style: Style) { rename(id: $id, style: $style) }',
  ];
  const after = (from: string, to: string) => {
    expect(BEFORE).toContain(from);
    return breaksOf(readOperations(keepOperations(BEFORE, DOCUMENTS)), buildSchema(BEFORE.replace(from, to)));
  };

  it.each([
    ['a field that is gone', 'born: Int', '', ['Find: Person.born was removed.']],
    ['a field of another type', 'born: Int', 'born: String', ['Find: Person.born changed type from Int to String.']],
    [
      'a field that may be null',
      'String! born',
      'String born',
      ['GetPerson: Person.name changed type from String! to String.'],
    ],
    [
      'a query that is gone',
      'find(wanted: Wanted!, first: Int = 10): [Found!]!',
      '',
      ['Find: Query.find was removed.'],
    ],
    [
      'an argument that is gone',
      'name(style: Style, isShort: Boolean)',
      'name(isShort: Boolean)',
      ['GetPerson: Person.name arg style was removed.'],
    ],
    [
      'an argument that is needed',
      'id: ID!, day: Day',
      'id: ID!, day: Day, as: String!',
      ['GetPerson: A required arg as on Query.person was added.'],
    ],
    [
      'an argument that was left out and is needed',
      'isShort: Boolean',
      'isShort: Boolean!',
      ['GetPerson: A required arg isShort on Person.name was added.'],
    ],
    [
      'a variable that may not be left out',
      'style: Style): Boolean!',
      'style: Style!): Boolean!',
      ['Rename: Mutation.rename arg style has changed type from Style to Style!.'],
    ],
    [
      'a default that is gone',
      'first: Int = 10',
      'first: Int!',
      ['Find: Query.find arg first has changed type from Int to Int!.'],
    ],
    [
      'a new field that an input needs',
      'place: String!',
      'place: String!, county: String!',
      ['Find: A required field county on input type Near was added.'],
    ],
    ['a field of an input that is gone', 'name: String, near', 'near', ['Find: Wanted.name was removed.']],
    [
      'a value that an input may have',
      'FULL SHORT',
      'FULL',
      ['GetPerson: SHORT was removed from enum type Style.', 'Rename: SHORT was removed from enum type Style.'],
    ],
    [
      'a type that is gone',
      'type House { number: Int } union Found = Person | House',
      'union Found = Person',
      ['Find: House was removed.', 'Find: House was removed from union type Found.'],
    ],
  ])('%s', (_what, from, to, broken) => expect(after(from, to).sort()).toEqual(broken.sort()));

  it('what is refused although its types are as they were', () => {
    const before = 'type Query { find(first: Int! = 10): Int }';
    const kept = readOperations(keepOperations(before, ['query Find($first: Int) { find(first: $first) }']));
    expect(breaksOf(kept, buildSchema('type Query { find(first: Int!): Int }'))).toEqual([
      expect.stringMatching(/^Find: Variable "\$first" of type "Int" used in position expecting type "Int!"/u),
    ]);
  });

  it.each([
    ['no change', 'unread', 'unread'],
    ['a field that was not read', 'unread: String', ''],
    ['an argument that was not given', ', day: Day', ''],
    ['a call that was not made', 'unused(a: Unused): Int', ''],
    ['an enumeration that is only read', 'LIVING DEAD', 'LIVING UNKNOWN'],
    ['a field and an argument that are new', 'born: Int', 'born: Int died(style: Style): Int'],
    ['an input that may have more', 'Wanted { name: String', 'Wanted { name: String, age: Int'],
    ['an argument that need not be given', 'id: ID!, day', 'id: ID, day'],
    ['an answer that is never null now', 'number: Int', 'number: Int!'],
  ])('is not %s', (_what, from, to) => expect(after(from, to)).toEqual([]));
});
