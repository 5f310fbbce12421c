import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { fillTree, personView, treeOfReader } from '#server/modules/trees/core/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { placesOfTree } from './placeAnswers.ts';

const PLACES =
  'query Places($ref: String!, $name: String!) { treePlaces(ref: $ref, name: $name, from: 0) { total next places { id name events firstYear lastYear spellings { text events } spellingCount latitude longitude positionFrom jurisdictions { from to name } } } }';
const MAP =
  'query Map($ref: String!) { treeMap(ref: $ref) { unplaced firstYear lastYear places { id name years undated } } }';
const CHANGES = 'query Changes($ref: String!) { treePlaceChanges(ref: $ref) { id said isUndone } }';
const MERGE =
  'mutation Merge($ref: String!, $into: ID!, $from: [ID!]!) { mergeTreePlaces(ref: $ref, into: $into, from: $from) { id said } }';
const PUT =
  'mutation Put($ref: String!, $placeId: ID!, $latitude: Float, $longitude: Float) { setTreePlacePosition(ref: $ref, placeId: $placeId, latitude: $latitude, longitude: $longitude) { id } }';
const UNDO =
  'mutation Undo($ref: String!, $changeId: ID!, $isUndone: Boolean!) { undoTreePlaceChange(ref: $ref, changeId: $changeId, isUndone: $isUndone) { isUndone } }';

interface Place {
  id: string;
  name: string;
  events: number;
  spellings: { text: string; events: number }[];
  latitude: number | null;
  positionFrom: string | null;
}
interface Places {
  treePlaces: { total: number; places: Place[] };
}

const grants = defaultGrants('member');
const fact = (id: string, type: string, date: string, text: string, more: object = {}) =>
  aFact({ id, type, date: readTreeDate(date), place: { text, position: null }, ...more });
let site: TestApp;
let owner: { memberId: number; grants: typeof grants };
let stranger: typeof owner;
let ref: string;

beforeAll(async () => {
  site = await startTestApp();
  const [una, ned] = await Promise.all(
    ['una', 'ned'].map((name) =>
      createMember(site.db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Testwell',
        passwordHash: null,
      }),
    ),
  );
  [owner, stranger] = [
    { memberId: una!.id, grants },
    { memberId: ned!.id, grants },
  ];
  const made = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Carters', true) RETURNING id::int AS id",
    [una!.id],
  );
  ref = String(made!.id);
  await fillTree(
    site.db,
    made!.id,
    [
      {
        kind: 'person',
        document: aPerson(1, 'John Carter', {
          sex: 'm',
          facts: [
            fact('f1', 'birth', '1800', 'Roche, Cornwall'),
            fact('f2', 'residence', '1841', 'Roche, Cornwall, England'),
            fact('f3', 'death', '1870', 'Rotche'),
            fact('f4', 'residence', '1850', 'Secretville', { isPrivate: true }),
          ],
        }),
      },
      {
        kind: 'person',
        document: aPerson(2, 'Mary Nance', {
          sex: 'f',
          facts: [
            fact('f1', 'birth', '1802', 'Antrim, Ireland'),
            fact('f2', 'death', 'one winter', 'Rotche'),
            fact('f3', 'residence', '1840', `Rotch${'e'.repeat(600)}`),
          ],
        }),
      },
      {
        kind: 'person',
        document: aPerson(4, 'Zanzibeth Carter', {
          sex: 'm',
          facts: [fact('f1', 'birth', '1990', 'Hiddenham, Kent'), fact('f2', 'residence', '2012', 'Roche, Cornwall')],
        }),
      },
      {
        kind: 'family',
        document: aFamily(11, [1, 2], [4], { facts: [fact('f1', 'marriage', '1825', 'Roche, Cornwall')] }),
      },
      {
        kind: 'family',
        document: aFamily(12, [4, 2], [], { facts: [fact('f1', 'marriage', '2014', 'Hiddenham, Kent')] }),
      },
    ],
    4,
  );
}, 60_000);
afterAll(() => site?.close());

const places = async (as?: object, name = '') =>
  (await site.ask<Places>(PLACES, { ref, name }, as)).data?.treePlaces.places ?? [];
const named = async (name: string) => (await places(owner)).find((place) => place.name === name);

describe('places of a tree', () => {
  it('are together under their spellings, with what they lay in by date', async () => {
    const [first, ...rest] = await places();
    expect(first).toMatchObject({
      name: 'Roche, Cornwall, England',
      events: 3,
      firstYear: 1800,
      lastYear: 1841,
      positionFrom: 'GAZETTEER',
      spellings: [
        { text: 'Roche, Cornwall', events: 2 },
        { text: 'Roche, Cornwall, England', events: 1 },
      ],
      jurisdictions: [{ from: null, to: null, name: 'Cornwall, England' }],
    });
    expect(rest.map(({ name, events }) => [name, events])).toEqual(expect.arrayContaining([['Rotche', 2]]));
    expect((await places(undefined, 'rotch')).map(({ name }) => name)).toEqual(['Rotche']);
  });

  it('are those of facts that the reader may see, in list, map and count', async () => {
    for (const reader of [stranger, undefined]) {
      expect(JSON.stringify(await places(reader))).not.toMatch(/Hiddenham|Secretville|20\d\d|1990/u);
      const { data } = await site.ask<{ treeMap: { unplaced: number; lastYear: number; places: { years: string }[] } }>(
        MAP,
        { ref },
        reader,
      );
      expect(data?.treeMap).toMatchObject({ firstYear: 1800, lastYear: 1870 });
      expect(data?.treeMap.places).toContainEqual(
        expect.objectContaining({ years: '1800:1 1825:1 1841:1', undated: 0 }),
      );
    }
    expect((await places(owner)).map(({ name, events }) => [name, events])).toEqual(
      expect.arrayContaining([
        ['Roche, Cornwall, England', 4],
        ['Secretville', 1],
      ]),
    );
  });

  it('are one once an editor says so, and two again once that is undone', async () => {
    const [roche, rotche] = [await named('Roche, Cornwall, England'), await named('Rotche')];
    const { data } = await site.ask<{ mergeTreePlaces: { id: string; said: string } }>(
      MERGE,
      { ref, into: roche?.id, from: [rotche?.id] },
      owner,
    );
    expect(data?.mergeTreePlaces.said).toBe('Rotche = Roche, Cornwall, England');
    expect(await named('Roche, Cornwall, England')).toMatchObject({
      events: 6,
      spellings: expect.arrayContaining([{ text: 'Rotche', events: 2 }]) as unknown,
    });
    expect(await named('Rotche')).toBeUndefined();
    const undo = (isUndone: boolean) => site.ask(UNDO, { ref, changeId: data?.mergeTreePlaces.id, isUndone }, owner);
    await undo(true);
    expect(await named('Rotche')).toMatchObject({ events: 2 });
    expect((await site.ask(CHANGES, { ref }, owner)).data).toEqual({
      treePlaceChanges: [{ id: data?.mergeTreePlaces.id, said: 'Rotche = Roche, Cornwall, England', isUndone: true }],
    });
    await undo(false);
    expect(await named('Rotche')).toBeUndefined();
    await undo(true);
  });

  it('are worked out once, until the tree or what editors say of it changes', async () => {
    const tree = (await treeOfReader(site.db, Number(ref), owner.memberId))!;
    const read = () =>
      placesOfTree(
        site.db,
        tree,
        personView({ mayEdit: true, seesLiving: true }, { asOfYear: 2026, livingYears: 110 }),
      );
    const first = await read();
    expect(await read()).toBe(first);
    await site.db.rows(
      '/* test.rule */ INSERT INTO tree_place_change (tree_id, member_id, change, said) SELECT tree_id, member_id, change, said FROM tree_place_change WHERE tree_id = $1 LIMIT 1',
      [ref],
    );
    expect((await read()).length).toBe(first.length - 1);
    await site.db.rows(
      '/* test.unruled */ DELETE FROM tree_place_change WHERE id = (SELECT max(id) FROM tree_place_change)',
    );
    expect((await read()).length).toBe(first.length);
  });

  it('lie where an editor puts them, until that is taken away', async () => {
    const rotche = await named('Rotche');
    await site.ask(PUT, { ref, placeId: rotche?.id, latitude: 50.5, longitude: -4.5 }, owner);
    expect(await named('Rotche')).toMatchObject({ latitude: 50.5, positionFrom: 'EDITOR' });
    await site.ask(PUT, { ref, placeId: rotche?.id }, owner);
    expect(await named('Rotche')).toMatchObject({ latitude: null, positionFrom: null });
  });

  it('are changed by who may edit the tree alone, and only to what can be', async () => {
    const rotche = await named('Rotche');
    const asked = [
      [MERGE, { ref, into: rotche?.id, from: ['t x'] }],
      [PUT, { ref, placeId: rotche?.id, latitude: 1, longitude: 1 }],
      [UNDO, { ref, changeId: '1', isUndone: true }],
      [CHANGES, { ref }],
    ] as const;
    for (const [query, variables] of asked)
      expect((await site.ask(query, variables, stranger)).errors?.[0]?.extensions.code).toBe(
        'FAMILY_TREE_AUTHORISATION_ERROR',
      );
    const refused = [
      [MERGE, { ref, into: rotche?.id, from: [rotche?.id] }],
      [MERGE, { ref, into: rotche?.id, from: ['tnowhere'] }],
      [PUT, { ref, placeId: rotche?.id, latitude: 91, longitude: 1 }],
      [PUT, { ref, placeId: 'g1x', latitude: 1, longitude: 1 }],
      [UNDO, { ref, changeId: 'x', isUndone: true }],
    ] as const;
    for (const [query, variables] of refused)
      expect((await site.ask(query, variables, owner)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
