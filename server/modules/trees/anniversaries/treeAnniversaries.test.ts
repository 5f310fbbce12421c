import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const DAYS =
  'query Days($ref: String!, $month: Int!, $from: Int!) { treeAnniversaries(ref: $ref, month: $month, from: $from) { total next anniversaries { kind year month day place persons { given } } } }';
const CALENDAR = 'query Calendar($ref: String!) { treeCalendar(ref: $ref) { madeAt readOn } }';
const MAKE = 'mutation Make($ref: String!) { makeTreeCalendar(ref: $ref) { path } }';
const OWN = 'query Own { treeCalendars { ref treeName isServed } }';
const REVOKE = 'mutation Revoke($ref: String!) { revokeTreeCalendar(ref: $ref) }';
const CANARY = 'Zanzibeth';

interface Days {
  treeAnniversaries: {
    total: number;
    next: number | null;
    anniversaries: { kind: string; year: number; day: number; persons: { given: string }[] }[];
  };
}

const grants = defaultGrants('member');
const dated = (id: string, type: string, date: string) =>
  aFact({ id, type, date: readTreeDate(date), place: { text: 'Roche', position: null } });
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
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Carters; of Roche', true) RETURNING id::int AS id",
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
          facts: [dated('f1', 'birth', '3 APR 1800'), dated('f2', 'burial', '9 APR 1870')],
        }),
      },
      {
        kind: 'person',
        document: aPerson(2, 'Mary Nance', {
          sex: 'f',
          facts: [dated('f1', 'christening', '29 FEB 1804'), dated('f2', 'death', 'APR 1880')],
        }),
      },
      {
        kind: 'person',
        document: aPerson(3, 'Ann Carter', {
          sex: 'f',
          facts: [dated('f1', 'birth', 'ABT 5 APR 1830'), dated('f2', 'death', 'BEF 6 APR 1899')],
        }),
      },
      {
        kind: 'person',
        document: aPerson(4, `${CANARY} Carter`, { sex: 'm', facts: [dated('f1', 'birth', '3 APR 1990')] }),
      },
      {
        kind: 'person',
        document: aPerson(5, `${CANARY} Secret`, {
          sex: 'f',
          isPrivate: true,
          facts: [dated('f1', 'birth', '3 APR 1800'), dated('f2', 'death', '4 APR 1850')],
        }),
      },
      { kind: 'family', document: aFamily(11, [1, 2], [3], { facts: [dated('f1', 'marriage', '14 APR 1825')] }) },
      { kind: 'family', document: aFamily(12, [4, 2], [], { facts: [dated('f1', 'marriage', '15 APR 2012')] }) },
      { kind: 'family', document: aFamily(13, [1, 5], [], { facts: [dated('f1', 'marriage', '16 APR 1830')] }) },
      { kind: 'family', document: aFamily(14, [1, 3], [], { facts: [dated('f1', 'banns', '17 APR 1830')] }) },
    ],
    5,
  );
}, 60_000);
afterAll(() => site?.close());

const ask = async (month: number, as?: object, from = 0) =>
  (await site.ask<Days>(DAYS, { ref, month, from }, as)).data?.treeAnniversaries;
const make = async (as: object) =>
  (await site.ask<{ makeTreeCalendar: { path: string } }>(MAKE, { ref }, as)).data?.makeTreeCalendar.path ?? '';
const read = (path: string) => site.app.inject({ url: path });

describe('anniversaries of a tree', () => {
  it('are days of lives that have ended, claimed to the day; the same for every reader', async () => {
    for (const reader of [owner, stranger, undefined]) {
      const april = await ask(4, reader);
      expect(
        april?.anniversaries.map(({ kind, year, day, persons }) => [
          kind,
          day,
          year,
          persons.map(({ given }) => given),
        ]),
      ).toEqual([
        ['BIRTH', 3, 1800, ['John']],
        ['BURIAL', 9, 1870, ['John']],
        ['MARRIAGE', 14, 1825, ['John', 'Mary']],
      ]);
      expect(april).toMatchObject({ total: 3, next: null });
    }
    expect((await ask(2))?.anniversaries).toMatchObject([{ kind: 'BAPTISM', day: 29, year: 1804 }]);
    expect((await ask(4, owner, 2))?.anniversaries).toHaveLength(1);
    expect(await ask(13)).toBeUndefined();
  });

  it('are a calendar at a secret address, without the living, until it is revoked', async () => {
    const path = await make(owner);
    expect(path).toMatch(/^\/api\/tree-calendar\/[\w-]{43}\.ics$/u);
    const calendar = await read(path);
    expect([
      calendar.statusCode,
      calendar.headers['content-type'],
      calendar.headers['cache-control'],
      calendar.headers['x-robots-tag'],
    ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, max-age=3600', 'noindex']);
    expect(calendar.body.match(/^SUMMARY:.*$/gmu)?.map((line) => line.trim())).toEqual([
      'SUMMARY:Buried 1870: John Carter',
      'SUMMARY:Married 1825: John Carter and Mary Nance',
      'SUMMARY:Baptised 1804: Mary Nance',
      'SUMMARY:Born 1800: John Carter',
    ]);
    expect(calendar.body).toContain('X-WR-CALNAME:Anniversaries: Carters\\; of Roche');
    expect(calendar.body).not.toMatch(/Zanzibeth|Secret|1990|2012/u);
    expect(
      (await site.ask<{ treeCalendar: { readOn: string } }>(CALENDAR, { ref }, owner)).data?.treeCalendar.readOn,
    ).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const next = await make(owner);
    expect([(await read(path)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
    await site.ask(REVOKE, { ref }, owner);
    expect((await read(next)).statusCode).toBe(404);
    expect((await site.ask<{ treeCalendar: null }>(CALENDAR, { ref }, owner)).data?.treeCalendar).toBeNull();
    expect((await read('/api/tree-calendar/guess.ics')).statusCode).toBe(404);
  });

  it('are a calendar for readers only as long as the owner lets them take the tree away', async () => {
    expect((await site.ask(MAKE, { ref }, stranger)).errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect((await site.ask(MAKE, { ref })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await site.db.rows('/* test.allow */ UPDATE tree SET readers_may_export = true WHERE id = $1', [ref]);
    const path = await make(stranger);
    expect((await read(path)).statusCode).toBe(200);
    expect((await site.ask(OWN, {}, stranger)).data).toEqual({
      treeCalendars: [{ ref, treeName: 'Carters; of Roche', isServed: true }],
    });
    await site.db.rows('/* test.forbid */ UPDATE tree SET readers_may_export = false WHERE id = $1', [ref]);
    expect((await read(path)).statusCode).toBe(404);
    await site.db.rows('/* test.close */ UPDATE tree SET readers_may_export = true, is_public = false WHERE id = $1', [
      ref,
    ]);
    expect((await read(path)).statusCode).toBe(404);
    expect((await site.ask(DAYS, { ref, month: 4, from: 0 }, stranger)).errors?.[0]?.extensions.code).toBe(
      'FAMILY_TREE_NOT_FOUND_ERROR',
    );
    const own = async (as: object = stranger) =>
      (await site.ask<{ treeCalendars: object[] }>(OWN, {}, as)).data?.treeCalendars;
    expect([await own(), await own(owner)]).toEqual([[{ ref, treeName: null, isServed: false }], []]);
    expect((await site.ask(OWN, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    // Its maker revokes it all the same: it is dead also when the tree is open again. Of no tree the answer is the
    // same.
    expect([
      await site.ask(REVOKE, { ref }, stranger),
      await site.ask(REVOKE, { ref: '999999' }, stranger),
    ]).toMatchObject([{ data: { revokeTreeCalendar: true } }, { data: { revokeTreeCalendar: true } }]);
    expect(await own()).toEqual([]);
    await site.db.rows('/* test.open */ UPDATE tree SET is_public = true WHERE id = $1', [ref]);
    expect((await read(path)).statusCode).toBe(404);
  });
});
