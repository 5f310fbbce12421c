import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { livingUntil } from '#domain/records/core/mayBeLiving.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { importImages } from '#server/engines/images/importImages.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import type { EngineQuery, SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { closeRecord, reopenRecord } from '#server/modules/records/core/index.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { openDue } from './openDue.ts';

const [YESTERDAY, TODAY, TOMORROW] = [-1, 0, 1].map((days) => dayOf(new Date(Date.now() + days * DAY_MS))) as [
  string,
  string,
  string,
];
const SET = 'ROCHE-1851';
/** Each is alone on a page; of Beatrice the page is closed, of the others the record. */
const PEOPLE = ['Tamsin', 'Ysolt', 'Beatrice', 'Clemence', 'Honor'] as const;
type Person = (typeof PEOPLE)[number];
const idOf = (name: Person) => `${SET}/${PEOPLE.indexOf(name) + 1}`;
const fieldsOf = (FirstName: string) => ({
  FirstName,
  LastName: 'PENROSE',
  EventType: 'Census',
  CensusYear: '1851',
  EventYear: '1851',
  Age: '19',
  Gender: 'Female',
  Place: 'Roche, Cornwall',
  County: 'Cornwall',
  Country: 'England',
  PlaceOfBirth: 'Roche, Cornwall',
});

let db: Database;
let folder: string;
/** As two copies of the site have them: each with an index of its own. */
let engines: SearchEngine[];
let sites: TestApp[];
let owner: { memberId: number; grants: readonly string[] };
let treeId: number;
const pages = new Map<string, string>();

const importPages = async (rows: readonly (readonly [file: string, name: Person, until: string])[]) => {
  const mapping = path.join(folder, 'pages.csv');
  const lines = rows.map(([file, name, until]) => `${file},${idOf(name)},"10,10,400,60",Register,${name},${until}`);
  writeFileSync(mapping, `image,record,xywh,book,page,closed until\n${lines.join('\n')}\n`);
  const rejects: string[] = [];
  await importImages(db, {
    folder: path.join(folder, 'scans'),
    mapping,
    recordSetId: SET,
    files: openFileStore({ dataDir: folder, s3: null }),
    onReject: async (_line, reason) => void rejects.push(reason),
    onRow: () => undefined,
    signal: new AbortController().signal,
  });
  for (const { id, label } of await db.rows<{ id: string; label: string }>(
    '/* test.pages */ SELECT id, label FROM page_image',
  ))
    pages.set(label, id);
  return rejects;
};
const PAGES = PEOPLE.map((name, at) => [`${at + 1}.png`, name] as const);

beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-closed-until-'));
  const closed = (closedUntil: string) => ({ isClosed: true, closedUntil });
  await publishRecords(db, aRecordSet({ id: SET, name: 'Roche 1851', access: 'free' }), [
    aRecord('1', fieldsOf('Tamsin'), closed(TOMORROW)),
    aRecord('2', fieldsOf('Ysolt'), closed(TOMORROW)),
    aRecord('3', fieldsOf('Beatrice')),
    aRecord('4', fieldsOf('Clemence'), { ...closed('infinity') }),
    aRecord('5', fieldsOf('Honor')),
  ]);
  mkdirSync(path.join(folder, 'scans'));
  for (const [at, [file]] of PAGES.entries())
    await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: 250, g: 250 - at, b: 240 } } })
      .png()
      .toFile(path.join(folder, 'scans', file));
  await importPages(PAGES.map(([file, name]) => [file, name, '']));
  // Its day has come since.
  await db.rows('/* test.due */ UPDATE record SET closed_until = $2 WHERE id = $1', [idOf('Ysolt'), YESTERDAY]);
  const gazetteer = loadGazetteer();
  engines = await Promise.all(
    ['a', 'b'].map((copy) =>
      createSearchEngine({ db, gazetteer, log: silentLog, settings: { dataDir: path.join(folder, copy) } }),
    ),
  );
  sites = await Promise.all(
    engines.map((search) => startTestApp({ db, search, settings: { dataDir: folder, imageCacheMegabytes: 50 } })),
  );
  const member = await createMember(db, {
    email: 'una@example.com',
    firstName: 'Una',
    lastName: 'Ray',
    passwordHash: null,
  });
  owner = { memberId: member!.id, grants: defaultGrants('member') };
  const tree = await db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Penrose', false) RETURNING id",
    [owner.memberId],
  );
  treeId = tree!.id;
  await db.transaction((tx) =>
    fillTree(
      tx,
      treeId,
      PEOPLE.map((name, at) => ({
        kind: 'person' as const,
        document: aPerson(at + 1, `${name} Penrose`, { sex: 'f', born: '1832' }),
      })),
    ),
  );
  // As found on an earlier day.
  for (const [at, name] of PEOPLE.entries())
    await db.rows(
      `/* test.hint */ INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, state) VALUES ($1, $2, $3, 20, true, '[]', 'census', 'new')`,
      [treeId, at + 1, idOf(name)],
    );
}, 120_000);
afterAll(async () => {
  for (const engine of engines ?? []) await engine.close();
  await sites?.[1]?.app.close();
  await sites?.[0]?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The searches of all copies follow, as they do by themselves every two seconds. */
const followed = () => Promise.all(engines.map((engine) => engine.publish(SET)));
const query = (more: Partial<EngineQuery>): EngineQuery => ({
  criteria: [],
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: [],
  facetLimit: 50,
  ...more,
});
const named = (name: string) =>
  query({
    criteria: [{ kind: 'name', field: 'FirstName', text: name, variants: false, excludedVariants: [] }],
  });
const HINTS = `query TreeHints($ref: String!) { treeHints(ref: $ref, filter: ALL, state: NEW) { hints { record { id } } } }`;
const CLIP = `mutation Clip($source: ClippingSourceInput!) { makeClipping(source: $source, regions: [], title: "A clip") { standing } }`;
const RECORD = `query Read($id: ID!) { record(id: $id) { standing } recordImage(recordId: $id) { standing page { id } } }`;
const EXPORT = `mutation Export($input: RecordSearchInput!) { exportResults(input: $input, format: CSV) { text } }`;
const RESULTS = `query Results($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { id } } }`;
const SAVE = `mutation Save($name: String!, $search: String!) { saveSearch(name: $name, search: $search) { saved { total } } }`;
const BOOK = `query Book($id: ID!) { pageImage(id: $id) { id } }`;

const get = async (site: TestApp, url: string) => site.app.inject({ url, headers: { host: 'localhost:3000' } });
const input = (name: string) => ({ filters: [{ fieldId: 'FirstName', values: [name], variants: false }] });
const data = async <Data>(site: TestApp, text: string, variables: object, as?: object): Promise<Data | null> =>
  (await site.ask<Data>(text, variables, as)).data ?? null;
const bookOf = async () =>
  (await db.one<{ id: number }>("/* test.book */ SELECT id FROM image_book WHERE label = 'Register'"))!.id;

/** Whether a person's record comes through a door of a copy of the site. */
type Door = (site: TestApp, engine: SearchEngine, name: Person) => Promise<boolean>;
const DOORS: Readonly<Record<string, Door>> = {
  transcript: async (site, _engine, name) =>
    (await data<{ record: { standing: string } }>(site, RECORD, { id: idOf(name) }))?.record.standing === 'FOUND',
  'another program’s record': async (site, _engine, name) =>
    (await get(site, `/api/integration-records/${encodeURIComponent(idOf(name))}`)).body.includes(name),
  search: async (_site, engine, name) => (await engine.search(named(name))).total === 1,
  'count of a search': async (_site, engine, name) => (await engine.count([named(name)]))[0] === 1,
  facet: async (_site, engine, name) =>
    (await engine.search(query({ limit: 0, facets: ['FirstName'] }))).facets.FirstName?.some(
      ({ value }) => value.toLowerCase() === name.toLowerCase(),
    ) ?? false,
  'values that are suggested': async (_site, engine, name) =>
    (await engine.suggest('FirstName', name.slice(0, 3), 20)).some(
      ({ value }) => value.toLowerCase() === name.toLowerCase(),
    ),
  'results of readers': async (site, _engine, name) =>
    JSON.stringify(await data(site, RESULTS, { input: input(name) }, owner)).includes(idOf(name)),
  'file of results': async (site, _engine, name) =>
    JSON.stringify(await data(site, EXPORT, { input: input(name) }, owner)).includes(encodeURIComponent(idOf(name))),
  'saved search': async (site, _engine, name) => {
    await db.rows('/* test.unsaved */ DELETE FROM saved_search');
    const search = `firstname=${name.toLowerCase()}&firstname_variants=false`;
    return (
      (await data<{ saveSearch: { saved: { total: number } } }>(site, SAVE, { name, search }, owner))?.saveSearch.saved
        .total === 1
    );
  },
  'image of a record': async (site, _engine, name) =>
    (await data<{ recordImage: { standing: string; page: object | null } }>(site, RECORD, { id: idOf(name) }))
      ?.recordImage.page != null,
  'page in the viewer': async (site, _engine, name) =>
    (await data<{ pageImage: object | null }>(site, BOOK, { id: pages.get(name) }))?.pageImage != null,
  'description of an image': async (site, _engine, name) =>
    (await get(site, `/iiif/3/${pages.get(name)}/info.json`)).statusCode === 200,
  picture: async (site, _engine, name) =>
    (await get(site, `/iiif/3/${pages.get(name)}/full/200,/0/default.jpg`)).statusCode === 200,
  'small picture of a record': async (site, _engine, name) =>
    (await get(site, `/iiif/thumbnails/${encodeURIComponent(idOf(name))}`)).statusCode === 200,
  'records on a page': async (site, _engine, name) =>
    (await get(site, `/iiif/annotations/${pages.get(name)}`)).body.includes(encodeURIComponent(idOf(name))),
  clipping: async (site, _engine, name) =>
    (await data<{ makeClipping: object }>(site, CLIP, { source: { recordId: idOf(name) } }, owner))?.makeClipping !=
    null,
  hint: async (site, _engine, name) =>
    JSON.stringify(await data(site, HINTS, { ref: String(treeId) }, owner)).includes(`"${idOf(name)}"`),
};
/** The doors of all copies that a person's record comes through. */
const doorsOf = async (name: Person): Promise<string[]> => {
  const open: string[] = [];
  // Files of results may be made so many times a day.
  await db.rows('/* test.nextDay */ DELETE FROM rate_limit');
  for (const [at, site] of sites.entries())
    for (const [door, isOpen] of Object.entries(DOORS))
      if (await isOpen(site, engines[at]!, name)) open.push(`${door}, copy ${at + 1}`);
  return open;
};
const EVERY_DOOR = [1, 2].flatMap((copy) => Object.keys(DOORS).map((door) => `${door}, copy ${copy}`));
/** Pages that the book’s manifest lists. */
const inManifest = async () => {
  const { body } = await get(sites[0]!, `/iiif/manifests/b-${await bookOf()}`);
  return PEOPLE.filter((name) => body.includes(`/${pages.get(name)}`));
};
const counted = async () =>
  (
    await data<{ recordSet: { recordCount: number } }>(
      sites[0]!,
      `query S { recordSet(id: "${SET}") { recordCount } }`,
      {},
    )
  )?.recordSet.recordCount;

it('a record with a date comes through no door before it, and through every one from it on', async () => {
  expect(await doorsOf('Honor')).toEqual(EVERY_DOOR);
  expect(await doorsOf('Tamsin')).toEqual([]);
  expect(await doorsOf('Ysolt')).toEqual([]);
  expect(await counted()).toBe(2);
  expect(await openDue(db)).toEqual([SET]);
  await followed();
  expect(await doorsOf('Ysolt')).toEqual(EVERY_DOOR);
  for (const name of ['Tamsin', 'Clemence'] as const) expect(await doorsOf(name)).toEqual([]);
  expect(await counted()).toBe(3);
  expect(await openDue(db)).toEqual([]);
}, 60_000);

it('a page with a date is nowhere, and the records on it are closed', async () => {
  expect(await inManifest()).toEqual([...PEOPLE]);
  expect(await importPages([['3.png', 'Beatrice', TOMORROW]])).toEqual([]);
  await followed();
  expect(await doorsOf('Beatrice')).toEqual([]);
  expect(await inManifest()).toEqual(PEOPLE.filter((name) => name !== 'Beatrice'));
  // Without the column the date stays as it is; a date that cannot be read closes the page for good.
  expect(await importPages([['3.png', 'Beatrice', 'when they are dead']])).toEqual([
    'the date until which the page is closed cannot be read: the page is closed until this is mended',
  ]);
  await openDue(db, '2999-01-01');
  await followed();
  expect(await doorsOf('Beatrice')).toEqual([]);
  expect(await importPages([['3.png', 'Beatrice', TODAY]])).toEqual([]);
  await followed();
  expect(await doorsOf('Beatrice')).toEqual(EVERY_DOOR);
}, 60_000);

it('a set with a date is closed whole, and its date and a request hold beside each other', async () => {
  const close = (until: string | null) =>
    db.transaction(async (tx) => {
      await tx.rows('/* test.date */ UPDATE record_set SET closed_until = $2 WHERE id = $1', [SET, until]);
      await judgeClosures(tx, SET);
    });
  await close(TOMORROW);
  // Before any index has taken it in.
  for (const engine of engines) await engine.noticeClosures();
  for (const name of PEOPLE) expect(await doorsOf(name)).toEqual([]);
  expect((await get(sites[0]!, `/iiif/manifests/b-${await bookOf()}`)).statusCode).toBe(404);
  expect(await counted()).toBe(0);
  await followed();
  await closeRecord(db, idOf('Honor'));
  await db.transaction((tx) => reopenRecord(tx, idOf('Ysolt')));
  expect(await doorsOf('Ysolt')).toEqual([]);
  await close(null);
  await followed();
  expect(await doorsOf('Honor')).not.toContain('transcript, copy 1');
  expect(await doorsOf('Ysolt')).toEqual(EVERY_DOOR);
  expect(await doorsOf('Clemence')).toEqual([]);
  await db.transaction((tx) => reopenRecord(tx, idOf('Honor')));
  await followed();
  expect(await doorsOf('Honor')).toEqual(EVERY_DOOR);
}, 60_000);

it('a new delivery of a set with a date stays closed', async () => {
  const ID = 'LATER-1';
  const set = aRecordSet({ id: ID, name: 'Later', access: 'free' });
  await publishRecords(db, set, [aRecord('1', fieldsOf('Loveday'))]);
  await followed();
  await db.transaction(async (tx) => {
    await tx.rows('/* test.date */ UPDATE record_set SET closed_until = $2 WHERE id = $1', [ID, TOMORROW]);
    await judgeClosures(tx, ID);
  });
  await publishRecords(db, set, [aRecord('1', fieldsOf('Loveday')), aRecord('2', fieldsOf('Peternell'))]);
  await followed();
  const found = async () => (await engines[0]!.search(named('Peternell'))).total;
  expect(await found()).toBe(0);
  expect(await openDue(db, TOMORROW)).toContain(ID);
  await followed();
  expect(await found()).toBe(1);
}, 60_000);

it('when the day comes, page, record, search, manifest and export open on every copy, and one copy does it', async () => {
  await publishRecords(db, aRecordSet({ id: 'DIARIES', name: 'Diaries', access: 'free' }), [
    aRecord('1', fieldsOf('Emblyn'), { isClosed: true, closedUntil: TOMORROW }),
  ]);
  expect(await importPages([['5.png', 'Honor', TOMORROW]])).toEqual([]);
  await followed();
  const emblyn = () => Promise.all(engines.map(async (engine) => (await engine.search(named('Emblyn'))).total));
  await openDue(db);
  expect([await doorsOf('Honor'), await emblyn(), await inManifest()]).toEqual([
    [],
    [0, 0],
    PEOPLE.filter((name) => name !== 'Honor'),
  ]);
  // A day passes.
  await db.rows('/* test.aDay */ UPDATE page_image SET closed_until = closed_until - 1');
  await db.rows('/* test.aDay */ UPDATE record SET closed_until = closed_until - 1');
  const done = await Promise.all([openDue(db), openDue(db), openDue(db)]);
  expect(done.flatMap((sets) => sets ?? []).sort()).toEqual(['DIARIES', SET]);
  await followed();
  expect([await doorsOf('Honor'), await emblyn(), await inManifest()]).toEqual([EVERY_DOOR, [1, 1], [...PEOPLE]]);
}, 60_000);

it('a name that is closed with its record is left out of the records beside it, until that day', async () => {
  const household = { groupKey: 'h' };
  await publishRecords(db, aRecordSet({ id: 'HOUSEHOLD', name: 'Household', access: 'free' }), [
    aRecord('1', fieldsOf('Jenifer'), { ...household, isClosed: true, closedUntil: TOMORROW }),
    aRecord(
      '2',
      { ...fieldsOf('Pascoe'), HouseholdHeadFirstName: 'Jenifer', HouseholdHeadLastName: 'PENROSE' },
      household,
    ),
  ]);
  await followed();
  const beside = async () =>
    JSON.stringify(
      await data(
        sites[0]!,
        'query Read($id: ID!) { record(id: $id) { record { sections { fields { value } } group { members { name isClosed } } } } }',
        { id: 'HOUSEHOLD/2' },
      ),
    );
  expect(await beside()).toContain('Pascoe');
  expect(await beside()).not.toContain('Jenifer');
  expect(await openDue(db, TOMORROW)).toContain('HOUSEHOLD');
  const fields = await db.one<{ fields: object }>(
    "/* test.whole */ SELECT fields FROM record_live WHERE id = 'HOUSEHOLD/2'",
  );
  expect(fields!.fields).toMatchObject({ HouseholdHeadFirstName: 'Jenifer' });
  expect(await beside()).toContain('Jenifer');
}, 60_000);

it('who may be living opens on the first of January after the longest life, and not the day before', async () => {
  await publishRecords(db, aRecordSet({ id: 'LIVES', name: 'Lives', access: 'free' }), [
    aRecord('1', fieldsOf('Grace'), { isClosed: true, closedUntil: livingUntil({ bornBy: 1932, isKnownDead: false }) }),
    aRecord('2', fieldsOf('Undated'), {
      isClosed: true,
      closedUntil: livingUntil({ bornBy: null, isKnownDead: false }),
    }),
    // As an earlier release stored it: nothing says when it may be opened.
    aRecord('3', fieldsOf('Unknown'), { isClosed: true }),
  ]);
  const open = () =>
    db.rows("/* test.open */ SELECT id FROM record_live WHERE record_set_id = 'LIVES' AND NOT is_closed");
  expect(await openDue(db, '2042-12-31')).not.toContain('LIVES');
  expect(await open()).toEqual([]);
  expect(await openDue(db, '2043-01-01')).toContain('LIVES');
  expect(await open()).toEqual([{ id: 'LIVES/1' }]);
  await openDue(db, '9998-12-31');
  expect(await open()).toEqual([{ id: 'LIVES/1' }]);
});
