import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildSchema, type GraphQLSchema } from 'graphql';

import { HOLDINGS } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { aFact, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { readAddresses } from '#server/modules/places/addresses/reading/readAddresses.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { browserOperations } from '#test/support/livingCanary/browserOperations.ts';
import { canariesIn, STEM } from '#test/support/livingCanary/canaryWords.ts';
import { type Asked, guessVariables, type Typed } from '#test/support/livingCanary/guessVariables.ts';
import type { PlantedTree } from '#test/support/livingCanary/plantTrees.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

/** What is closed, and the holding that opens it: each hides words that start with the stem. */
const RECORD = 'PLAN-1871/1';
const word = (label: string) => `${STEM}${label}`;

/**
 * An article of 400 words, every tenth of them a canary. Anyone may read snippets of it, a quarter at most (ADR 48).
 */
const PAPER = Array.from(
  { length: 40 },
  (_, at) =>
    `A fire broke out at Roche near Street number ${word(`paper${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : 'z'}`)}`,
).join('\n');
const isOfPaper = (canary: string) => canary.startsWith(word('paper').toLowerCase());

let site: TestApp, dataDir: string, schema: GraphQLSchema, ids: readonly string[], treeId: number, treeRef: string;
const readers: Record<string, Partial<Viewer>> = {};

async function plantTree(): Promise<void> {
  const owner = await createMember(site.db, {
    email: 'owner@example.com',
    firstName: 'Tom',
    lastName: 'Owner',
    passwordHash: null,
  });
  const tree = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public, needs_subscription) VALUES ($1, 'A tree for subscribers', true, true) RETURNING id",
    [owner?.id],
  );
  treeId = tree?.id ?? 0;
  treeRef = treePersonId(treeId, 1);
  const person = aPerson(1, 'William Pinch', { born: '4 MAY 1832', died: '1 JUN 1890' });
  await site.db.transaction((tx) =>
    fillTree(
      tx,
      treeId,
      [
        {
          kind: 'person',
          document: {
            ...person,
            facts: [...person.facts, aFact({ id: 'f9', type: 'occupation', value: word('fact') })],
          },
        },
      ],
      1,
    ),
  );
}

beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-holdings-'));
  schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  const common = {
    EventType: 'Census',
    CensusYear: '1871',
    EventYear: '1871',
    Place: 'Roche, Cornwall',
    County: 'Cornwall',
    Country: 'England',
  };
  const secret = {
    Occupation: word('occupation'),
    FatherFirstName: word('father'),
    Notes: word('notes'),
    Address: `North Street, ${word('cottage')}`,
    Piece: word('piece'),
  };
  await publishRecords(db, aRecordSet({ id: 'PLAN-1871', name: 'For Subscribers', access: 'subscribers' }), [
    aRecord(
      '1',
      { ...common, ...secret, FirstName: 'William', LastName: 'PINCH', RelationshipToHead: 'Head' },
      { groupKey: 'h1' },
    ),
    aRecord(
      '2',
      { ...common, ...secret, FirstName: 'Jane', LastName: 'PINCH', RelationshipToHead: 'Wife' },
      { groupKey: 'h1', groupOrder: 2 },
    ),
  ]);
  await publishRecords(db, aRecordSet(), [
    aRecord('1', { ...common, FirstName: 'John', LastName: 'PINCH', Occupation: 'Miner' }),
  ]);
  await readAddresses(db, loadGazetteer());
  await putTitle(db, { id: 'n-closed', name: 'The Closed Times', county: 'Cornwall' });
  const [articleId = ''] = await putIssue(db, 'n-closed', '1871-04-08', [{ headline: 'Fire at Roche', text: PAPER }]);
  await db.rows("/* test.rule */ INSERT INTO access_rule (title_id, access) VALUES ('n-closed', 'subscribers')");
  const search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search, settings: { searchLimit: 1_000_000 } });
  await plantTree();
  const member = await createMember(db, {
    email: 'member@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  const as = { memberId: member?.id ?? 0, grants: defaultGrants('member') };
  Object.assign(readers, {
    'a visitor': {},
    'a member without a plan': { ...as, holdings: [] },
    'a subscriber': { ...as, holdings: HOLDINGS },
  });
  const pageId = articleId.split('/').slice(0, -1).join('/');
  ids = [RECORD, articleId, pageId, pageId.split('/').slice(0, -1).join('/'), 'n-closed'];
}, 120_000);
afterAll(async () => {
  await site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What is typed to find it: an open name, the place, and what is closed. */
const TYPED: readonly Typed[] = [
  { given: 'William', surname: 'Pinch', place: 'Roche', text: 'North Street', year: 1871 },
  { given: '', surname: '', place: 'Roche, Cornwall', text: 'fire', year: null },
];

/** Every word of the stem that any query of the browser tells a reader. */
async function told(as: Partial<Viewer>): Promise<Map<string, string>> {
  const tree: PlantedTree = {
    id: treeId,
    ref: treeRef,
    token: null,
    code: null,
    ids,
    personId: (who) => treePersonId(treeId, who),
  };
  const found = new Map<string, string>();
  const sent = new Set<string>();
  for (const operation of browserOperations().filter(({ isMutation }) => !isMutation)) {
    for (const typed of TYPED) {
      const asked: Asked = { tree, who: 1, token: null, viewAs: null, typed, record: RECORD };
      for (const { values } of guessVariables(schema, operation.definition, asked)) {
        const call = `${operation.name} ${JSON.stringify(values)}`;
        if (sent.has(call)) continue;
        sent.add(call);
        for (const canary of canariesIn((await site.call(operation.text, values, as)).body))
          if (!found.has(canary)) found.set(canary, call);
      }
    }
  }
  return found;
}

describe('what only a plan opens, asked by every query of the browser', () => {
  it('is told to who subscribes: each word is where it can be read', async () => {
    const found = await told(readers['a subscriber'] ?? {});
    expect(
      ['cottage', 'fact', 'notes', 'occupation', 'piece'].filter((label) => !found.has(word(label).toLowerCase())),
    ).toEqual([]);
    expect([...found.keys()].filter(isOfPaper)).toHaveLength(40);
  }, 120_000);

  it.each(['a visitor', 'a member without a plan'])(
    'is told to no one else: %s',
    async (who) => {
      const found = [...(await told(readers[who] ?? {}))];
      expect(found.filter(([canary]) => !isOfPaper(canary))).toEqual([]);
      expect(found.length).toBeLessThanOrEqual(10);
    },
    120_000,
  );
});
