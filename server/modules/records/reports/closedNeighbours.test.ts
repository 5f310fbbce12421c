import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildSchema } from 'graphql';

import { HOLDINGS } from '#domain/billing/core/holdings.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { browserOperations } from '#test/support/livingCanary/browserOperations.ts';
import { canariesIn, OTHER_STEM, STEM } from '#test/support/livingCanary/canaryWords.ts';
import { type Asked, guessVariables, type Typed } from '#test/support/livingCanary/guessVariables.ts';
import { readAddresses } from '#test/support/livingCanary/siteAddresses.ts';
import { withoutTyped } from '#test/support/livingCanary/withoutTyped.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ASK = 'mutation AskToCloseRecord($input: CloseRecordInput!) { askToCloseRecord(input: $input) { id } }';
const BESIDE =
  'query RecordsBesideClosure($id: ID!) { recordsBesideClosure(requestId: $id) { recordId name tie measure namedIn } }';
const CLOSE =
  'mutation DecideClosure($id: ID!, $beside: [BesideClosedInput!]) { decideClosure(id: $id, accept: true, answer: "", beside: $beside) }';
const REOPEN =
  'mutation ReopenRecord($id: ID!) { reopenRecord(requestId: $id, why: "It was another man.") { isTakenBack isOpen } }';
const STANDING = 'query Standing($id: ID!) { record(id: $id) { standing } }';

const word = (label: string) => `${STEM}${label}`;
const [GROOM, BRIDE, WITNESS] = ['ROCHE-1871/2', 'ROCHE-1871/1', 'ROCHE-1871/3'];
const [HEAD, SON, DAUGHTER, BURIAL] = ['CENSUS-71/1', 'CENSUS-71/2', 'BAPTISMS/1', 'BURIALS/1'];

const wedding = { EventType: 'Marriage', EventDate: '3 Apr 1871', EventYear: '1871', Place: 'Roche, Cornwall' };
const entry = {
  type: 'TRANSCRIPTION' as const,
  groupKey: 'w',
  provenance: { sourceFile: 'weddings.csv', sourceRow: 9 },
};
const WEDDINGS = aRecordSet({
  name: 'Roche marriages',
  type: 'TRANSCRIPTION',
  subcategory: 'parish marriages',
  access: 'free',
});
const weddings = [
  aRecord(
    '1',
    {
      ...wedding,
      FirstName: 'Ann',
      LastName: 'GUARD',
      SpouseFirstName: word('given'),
      SpouseLastName: word('surname'),
      SpouseOccupation: word('trade'),
      SpouseFatherFirstName: word('fathergiven'),
      SpouseFatherLastName: word('surname'),
      Notes: `Banns of ${word('given')} ${word('surname')} and Ann`,
    },
    entry,
  ),
  aRecord(
    '2',
    {
      ...wedding,
      FirstName: word('given'),
      LastName: word('surname'),
      Occupation: word('trade'),
      SpouseFirstName: 'Ann',
      SpouseLastName: 'GUARD',
    },
    { ...entry, groupOrder: 2 },
  ),
  aRecord(
    '3',
    {
      ...wedding,
      FirstName: 'Tom',
      LastName: 'BOWDEN',
      Notes: `Witness to ${word('given')} Henry ${word('surname')}, ${word('trade')}`,
    },
    { ...entry, groupOrder: 3, provenance: { sourceFile: 'weddings.csv', sourceRow: 10 } },
  ),
];
const CENSUS = aRecordSet({ id: 'CENSUS-71', name: 'Census', access: 'free' });
const census = [
  aRecord(
    '1',
    { FirstName: word('headgiven'), LastName: word('headname'), CensusYear: '1871', Place: 'Roche, Cornwall' },
    { groupKey: 'h' },
  ),
  aRecord(
    '2',
    {
      FirstName: 'John',
      LastName: 'KENT',
      CensusYear: '1871',
      Place: 'Roche, Cornwall',
      HouseholdHeadFirstName: word('headgiven'),
      HouseholdHeadLastName: word('headname'),
    },
    { groupKey: 'h', groupOrder: 2 },
  ),
];
const BAPTISMS = aRecordSet({
  id: 'BAPTISMS',
  name: 'Baptisms',
  type: 'TRANSCRIPTION',
  subcategory: 'parish baptisms',
  access: 'free',
});
const BURIALS = aRecordSet({
  id: 'BURIALS',
  name: 'Burials',
  type: 'TRANSCRIPTION',
  subcategory: 'parish burials',
  access: 'free',
});
const child = aRecord(
  '1',
  {
    EventType: 'Baptism',
    EventYear: '1873',
    FirstName: 'Jane',
    Place: 'Roche, Cornwall',
    FatherFirstName: word('given'),
    FatherLastName: word('surname'),
    FatherOccupation: word('trade'),
  },
  { type: 'TRANSCRIPTION' },
);
const kin = aRecord(
  '1',
  {
    EventType: 'Burial',
    EventYear: '1880',
    FirstName: 'Peter',
    LastName: word('kinname'),
    Place: 'Roche, Cornwall',
    NextOfKinFirstName: word('given'),
    NextOfKinLastName: word('surname'),
  },
  { type: 'TRANSCRIPTION' },
);

const PAGE = 'p-aaaaaaaaaaaaaaaaaaaa';
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const queries = browserOperations().filter(({ isMutation }) => !isMutation);

let site: TestApp;
let search: SearchEngine;
let dataDir: string;
let member: Partial<Viewer>;
let staff: Partial<Viewer>;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-neighbours-'));
  for (const [set, records] of [
    [WEDDINGS, weddings],
    [CENSUS, census],
    [BAPTISMS, [child]],
    [BURIALS, [kin]],
  ] as const)
    await publishRecords(db, set, records);
  await db.rows(
    `/* test.page */ WITH book AS (INSERT INTO image_book (record_set_id, label) VALUES ('ROCHE-1871', 'Register') RETURNING id)
    INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash) SELECT $1, id, 1, '1', 'a.jpg', 100, 100, repeat('a', 64) FROM book`,
    [PAGE],
  );
  await db.rows(
    '/* test.lines */ INSERT INTO record_image (record_id, image_id, x, y, width, height) SELECT id, $2, 1, 1, 9, 9 FROM unnest($1::text[]) AS id',
    [[BRIDE, GROOM], PAGE],
  );
  search = await createSearchEngine({ db, gazetteer: loadGazetteer(), log: silentLog, settings: { dataDir } });
  site = await startTestApp({ db, search, settings: { searchLimit: 1_000_000 } });
  const named = async (name: string) =>
    (await createMember(db, { email: `${name}@example.com`, firstName: name, lastName: 'Ray', passwordHash: null }))
      ?.id ?? 0;
  member = { memberId: await named('una'), grants: defaultGrants('member'), holdings: HOLDINGS };
  staff = { memberId: await named('clerk'), isInternal: true };
}, 120_000);
afterAll(async () => {
  await site?.close();
  await search?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const tree = { id: 1, ref: 'x', token: null, code: null, ids: [GROOM, BRIDE, DAUGHTER, PAGE], personId: String };
const typedWith = (stem: string, given: string, surname: string): Typed => ({
  given: `${stem}${given}`.toLowerCase(),
  surname: `${stem}${surname}`.toLowerCase(),
  place: '',
  text: `${stem}${given} ${stem}${surname}`.toLowerCase(),
  year: null,
});
const plain: Typed = { given: 'Ann', surname: 'Guard', place: 'Roche', text: 'Ann', year: 1871 };

/**
 * The answers to every query of the browser that asks for a record and types some words, without the words.
 * @param sent - what was asked before: it is not asked again
 */
async function answers(
  record: string,
  typed: Typed,
  as: Partial<Viewer> | undefined,
  sent = new Set<string>(),
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const asked: Asked = { tree, who: 1, token: null, viewAs: null, typed, record };
  for (const operation of queries) {
    for (const [turn, { values }] of guessVariables(schema, operation.definition, asked).entries()) {
      const question = `${operation.name} ${JSON.stringify(values)}`;
      if (sent.has(question)) continue;
      sent.add(question);
      found.set(
        `${operation.name} ${turn}`,
        `\n${withoutTyped(`\n${(await site.call(operation.text, values, as)).body}`, typed)}`,
      );
    }
  }
  return found;
}

/** The canary words that a reader of the records reads anywhere, with where. */
async function told(as: Partial<Viewer> | undefined): Promise<Map<string, string>> {
  await search.publish('');
  const words = new Map<string, string>();
  const sent = new Set<string>();
  for (const record of [GROOM, BRIDE, WITNESS, HEAD, SON, DAUGHTER, BURIAL]) {
    for (const [where, answer] of await answers(record, plain, as, sent))
      for (const canary of canariesIn(answer)) words.set(canary, `${where} of ${record}`);
  }
  for (const url of readAddresses(site.app, tree, 1, null)) {
    const answer = await site.app.inject({ method: 'GET', url, headers: as ? site.headersOf(as) : {} });
    for (const canary of canariesIn(`${JSON.stringify(answer.headers)} ${answer.rawPayload.toString('latin1')}`))
      words.set(canary, url);
  }
  return words;
}

const CLOSED = ['given', 'surname', 'trade', 'fathergiven', 'headgiven', 'headname'].map((label) =>
  word(label).toLowerCase(),
);
const standing = async (id: string) =>
  (await site.ask<{ record: { standing: string } }>(STANDING, { id }, member)).data?.record.standing;
const openLines = async () =>
  ((await pagesOf(site.db).page(PAGE))?.lines ?? []).filter(({ isClosed }) => !isClosed).length;

/** Asks for a record to be closed. @returns the number of the request. */
async function request(recordId: string): Promise<string> {
  const input = { recordId, concern: 'RELATIVE', reason: 'He lives and asks for it.', contact: 'niece@example.com' };
  return (await site.ask<{ askToCloseRecord: { id: string } }>(ASK, { input })).data?.askToCloseRecord.id ?? '';
}

describe('a person whose record is closed on request', () => {
  let groom: string;
  let head: string;

  it('is read in many places before', async () => {
    const words = await told(member);
    expect(CLOSED.filter((canary) => !words.has(canary))).toEqual([]);
    expect(await openLines()).toBe(2);
  }, 300_000);

  it('is shown to staff in every record that names them, before they decide, and to no one else', async () => {
    groom = await request(GROOM);
    head = await request(HEAD);
    const { data } = await site.ask<{ recordsBesideClosure: { recordId: string }[] }>(BESIDE, { id: groom }, staff);
    expect(data?.recordsBesideClosure).toEqual([
      expect.objectContaining({ recordId: BRIDE, tie: 'ENTRY', measure: 'CLOSE' }),
      { recordId: WITNESS, name: 'Tom BOWDEN', tie: 'GROUP', measure: 'MASK', namedIn: ['Notes'] },
      expect.objectContaining({
        recordId: DAUGHTER,
        tie: 'ELSEWHERE',
        measure: null,
        namedIn: ['Father’s surname', 'Father’s first name(s)', 'Father’s occupation'],
      }),
      expect.objectContaining({ recordId: BURIAL, tie: 'ELSEWHERE', measure: null }),
    ]);
    expect((await site.ask(BESIDE, { id: groom }, member)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (
        await site.ask(
          CLOSE,
          {
            id: groom,
            beside: [
              { recordId: BRIDE, measure: 'MASK' },
              { recordId: BRIDE, measure: 'CLOSE' },
            ],
          },
          staff,
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('is named nowhere afterwards: by no query, at no address, and not by what a search for the name finds', async () => {
    const beside = [
      { recordId: BRIDE, measure: 'MASK' },
      { recordId: DAUGHTER, measure: 'MASK' },
      { recordId: BURIAL, measure: 'CLOSE' },
    ];
    expect((await site.ask(CLOSE, { id: groom, beside }, staff)).data).toEqual({ decideClosure: true });
    expect((await site.ask(CLOSE, { id: head }, staff)).data).toEqual({ decideClosure: true });
    expect(await Promise.all([GROOM, BRIDE, WITNESS, HEAD, SON, DAUGHTER, BURIAL].map(standing))).toEqual([
      'CLOSED',
      'FOUND',
      'FOUND',
      'CLOSED',
      'FOUND',
      'FOUND',
      'CLOSED',
    ]);
    // At once: the index itself holds the names for some seconds more.
    for (const field of [
      'SpouseFirstName',
      'SpouseLastName',
      'FatherLastName',
      'HouseholdHeadLastName',
      'NextOfKinLastName',
    ])
      expect(await search.suggest(field, STEM.toLowerCase(), 10)).toEqual([]);
    for (const as of [undefined, member]) expect([...(await told(as))]).toEqual([]);
    for (const [given, surname] of [
      ['given', 'surname'],
      ['headgiven', 'headname'],
    ] as const) {
      const [theirs, others] = [typedWith(STEM, given, surname), typedWith(OTHER_STEM, given, surname)];
      const ofOthers = await answers(BRIDE, others, member);
      for (const [where, answer] of await answers(BRIDE, theirs, member))
        expect(`${where} ${answer}`).toBe(`${where} ${ofOthers.get(where)}`);
    }
    expect(await openLines()).toBe(0);
  }, 600_000);

  it('stays so after another import, also where a new record of the household names them', async () => {
    await publishRecords(site.db, WEDDINGS, [
      ...weddings,
      aRecord(
        'four',
        {
          ...wedding,
          FirstName: 'Eliza',
          LastName: 'ROW',
          Notes: `Second witness to ${word('given')} ${word('surname')}`,
        },
        { type: 'TRANSCRIPTION', groupKey: 'w' },
      ),
    ]);
    await publishRecords(site.db, CENSUS, [
      ...census,
      aRecord(
        'three',
        {
          FirstName: 'Mary',
          LastName: 'KENT',
          HouseholdHeadFirstName: word('headgiven'),
          HouseholdHeadLastName: word('headname'),
        },
        { groupKey: 'h' },
      ),
    ]);
    expect([...(await told(member))]).toEqual([]);
    expect(await standing('ROCHE-1871/four')).toBe('FOUND');
  }, 300_000);

  it('is read again in all of them once the closure is withdrawn', async () => {
    expect((await site.ask(REOPEN, { id: groom }, staff)).data).toEqual({
      reopenRecord: { isTakenBack: true, isOpen: true },
    });
    expect((await site.ask(REOPEN, { id: head }, staff)).data).toEqual({
      reopenRecord: { isTakenBack: true, isOpen: true },
    });
    const words = await told(member);
    expect(CLOSED.filter((canary) => !words.has(canary))).toEqual([]);
    expect(await Promise.all([GROOM, BRIDE, BURIAL].map(standing))).toEqual(['FOUND', 'FOUND', 'FOUND']);
    expect(await site.db.rows('/* test.left */ SELECT id FROM record WHERE whole_fields IS NOT NULL')).toEqual([]);
    expect(await openLines()).toBe(2);
  }, 300_000);
});

it('a household that an import closes in part leaves the closed name out of its other records', async () => {
  await publishRecords(site.db, CENSUS, [
    ...census.map((record, at) => ({ ...record, isClosed: at === 0 })),
    aRecord('another', { FirstName: 'Zoe', LastName: 'KENT' }),
  ]);
  const words = await told(member);
  expect([...words.keys()].filter((canary) => canary.includes('head'))).toEqual([]);
  expect(await standing(SON)).toBe('FOUND');
}, 300_000);
