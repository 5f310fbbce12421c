import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const ROWS = Array.from({ length: 20 }, (_row, at) => `Ann${'abcdefghijklmnopqrst'[at]},Lander,${at + 1} Mar 1841`);
const fileOf = (rows: readonly string[]) => ['First names,Surname,Date of burial', ...rows].join('\n');
const columnsFor = (access: 'FREE' | 'MEMBERS' | 'SUBSCRIBERS') => ({
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date'],
  constants: [{ field: 'place', value: 'Wexcombe' }],
  set: {
    description: 'Burials.',
    access,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN' as const,
  },
});
const DECIDE =
  'mutation Decide($id: ID!, $yes: Boolean!, $why: String) { decideStaffRequest(id: $id, isApproved: $yes, why: $why) }';
const POLICY = 'mutation Policy($id: ID!, $two: Boolean!) { setSheetPolicy(id: $id, isForTwo: $two) { isForTwo } }';
const EDIT =
  'mutation Edit($id: ID!, $revision: Int!, $cells: [RecordCellInput!]!) { editRecord(id: $id, revision: $revision, cells: $cells, why: "Asked.", publishes: true) { isClosed sheet { request { state isOwn } } } }';
const BACK =
  'mutation Back($id: ID!, $request: ID!) { withdrawSheetRequest(id: $id, request: $request) { request { id } } }';
const CLOSE =
  'mutation Close($id: ID!, $until: String, $why: String!) { closeSetUntil(id: $id, until: $until, why: $why) { closedUntil isAskedToOpen } }';
const CLOSURES = 'query Closures { setClosures { id name closedUntil isAskedToOpen } }';
const BOARD = 'query Board { staffBoard { requests { id description askedBy state mayApprove needsWhy decidedWhy } } }';

type Asker = NonNullable<Parameters<SheetSite['ask']>[2]>;
let sheets: SheetSite;
let una: Asker & { memberId: number };

const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
const publish = async (id: string, { fewer = false, as = sheets.anna }: { fewer?: boolean; as?: Asker } = {}) => {
  const { revision } = await sheets.sheet(id);
  const { data, errors } = await sheets.ask<{ publishSheet: Sheet }>('publish', { id, revision, why: '', fewer }, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.publishSheet;
};
const decide = (request: string, yes: boolean, as: Asker = sheets.ben, why?: string) =>
  sheets.site.ask<{ decideStaffRequest: boolean }>(DECIDE, { id: request, yes, why }, as);
const settled = (id: string) => sheets.until(id, ({ publication }) => publication?.state !== 'MAKING');
const steward = async (setOf: string) =>
  sheets.db.rows(
    `/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) SELECT set_key, $2, now(), now() FROM sheet WHERE id = $1`,
    [setOf, una.memberId],
  );
/** A sheet that readers have. */
async function published(title: string, access: Parameters<typeof columnsFor>[0] = 'MEMBERS'): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, fileOf(ROWS));
  await sheets.setColumns(id, columnsFor(access));
  expect((await publish(id)).request).toBeNull();
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED' });
  return id;
}

beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
  const made = await createMember(sheets.db, {
    email: 'una@example.com',
    firstName: 'Una',
    lastName: 'Steward',
    passwordHash: null,
    isEmailConfirmed: true,
  });
  una = { memberId: made!.id, stewardship: 'ready' };
});
afterAll(() => sheets.close());

it('a publication that frees access waits, and is made once another person allows it', async () => {
  const id = await published('Freed, burials');
  await sheets.setColumns(id, columnsFor('FREE'));
  const asked = await publish(id);
  expect(asked.publication?.state).toBe('PUBLISHED');
  expect(asked.request).toMatchObject({
    kind: 'PUBLICATION',
    state: 'WAITING',
    reason: 'More people could read these records than before.',
    askedBy: 'Anna Lee',
    isOwn: true,
  });
  const { id: request } = asked.request!;
  expect(codeOf(await decide(request, true, sheets.anna))).toBe('CONFLICT');
  expect(codeOf(await decide(request, true, una))).toBe('NOT_FOUND');
  expect(codeOf(await decide(request, true, { ...sheets.ben, duties: ['content'] }))).toBe('NOT_FOUND');
  expect((await decide(request, true)).data).toEqual({ decideStaffRequest: true });
  expect(codeOf(await decide(request, true))).toBe('CONFLICT');
  const { publication, request: left } = await settled(id);
  expect(publication).toMatchObject({ state: 'PUBLISHED', askedBy: 'Anna Lee', revision: asked.revision });
  expect(left).toBeNull();
});

it('so does one that no longer closes what a date closed', async () => {
  const id = await sheets.make('Dated, burials');
  await sheets.bring(id, fileOf(ROWS));
  const columns = columnsFor('MEMBERS');
  const dated = { field: 'closed_until', value: '2990-01-01' };
  await sheets.setColumns(id, { ...columns, constants: [...columns.constants, dated] });
  expect((await publish(id)).request).toBeNull();
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED', closed: 20 });
  await sheets.setColumns(id, columns);
  expect((await publish(id)).request).toMatchObject({
    state: 'WAITING',
    reason: 'Records that a date closes may be open.',
  });
  // A set that is withdrawn is not put back without its dates either.
  await sheets.db.rows(
    `/* test.withdrawn */ UPDATE record_set SET withdrawn_generation = live_generation, live_generation = NULL, withdrawn_at = now(), withdrawn_reason = 'Asked.'
     WHERE name = 'Dated, burials'`,
  );
  expect((await publish(id)).request?.state).toBe('WAITING');
  // Nor with them: what two took from readers, two give back.
  await sheets.setColumns(id, { ...columns, constants: [...columns.constants, dated] });
  expect((await publish(id)).request).toMatchObject({
    state: 'WAITING',
    reason: 'These records were withdrawn, and would be with readers again.',
  });
});

it('so does the edit of one record that takes its date away, of a steward too', async () => {
  const id = await sheets.make('Edited, burials');
  const dated = (until: string) => ROWS.map((row, at) => `${row},${at === 0 ? until : ''}`);
  await sheets.bring(id, ['First names,Surname,Date of burial,Open', ...dated('2990-01-01')].join('\n'));
  const columns = columnsFor('MEMBERS');
  await sheets.setColumns(id, { ...columns, columns: [...columns.columns, 'closed_until'] });
  await publish(id);
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED', closed: 1 });
  await steward(id);
  const record = await sheets.db.one<{ id: string }>(
    `/* test.closed */ SELECT r.id FROM record r JOIN sheet s ON s.set_key = r.record_set_id WHERE s.id = $1 AND r.is_closed`,
    [id],
  );
  const edit = async (to: string) => {
    const { revision } = await sheets.sheet(id);
    const { data, errors } = await sheets.site.ask<{ editRecord: { isClosed: boolean; sheet: Sheet } }>(
      EDIT,
      { id: record?.id, revision, cells: [{ field: 'closed_until', to }] },
      una,
    );
    expect(errors).toBeUndefined();
    return data!.editRecord;
  };
  for (const to of ['', '1990-01-01'])
    expect(await edit(to)).toMatchObject({ isClosed: true, sheet: { request: { state: 'WAITING', isOwn: true } } });
  expect((await sheets.sheet(id)).publication).toMatchObject({ state: 'PUBLISHED', closed: 1 });
});

it('is refused with a reason, which the asker reads; without one it is not', async () => {
  const id = await published('Refused, burials');
  await sheets.bring(id, fileOf(ROWS.slice(0, 10)));
  const { request } = await publish(id, { fewer: true });
  expect(codeOf(await decide(request!.id, false))).toBe('BAD_USER_INPUT');
  await decide(request!.id, false, sheets.ben, 'Half of the page is missing.');
  expect((await sheets.sheet(id)).request).toMatchObject({
    state: 'REFUSED',
    decidedBy: 'Ben Lee',
    decidedWhy: 'Half of the page is missing.',
  });
  expect((await sheets.sheet(id)).publication).toMatchObject({ state: 'PUBLISHED', accepted: 20 });
});

it('is withdrawn by its asker alone', async () => {
  const id = await published('Taken again, burials');
  await sheets.bring(id, fileOf(ROWS.slice(0, 10)));
  const { request } = await publish(id, { fewer: true });
  const back = (as: Asker) => sheets.site.ask(BACK, { id, request: request!.id }, as);
  expect(codeOf(await back(sheets.ben))).toBe('NOT_FOUND');
  expect((await back(sheets.anna)).data).toEqual({ withdrawSheetRequest: { request: null } });
  expect(codeOf(await back(sheets.anna))).toBe('NOT_FOUND');
  expect(codeOf(await decide(request!.id, true))).toBe('CONFLICT');
});

it('is not allowed of a sheet that changed since; asked again, the later one is decided', async () => {
  const id = await published('Changed since, burials');
  await sheets.bring(id, fileOf(ROWS.slice(0, 10)));
  const first = (await publish(id, { fewer: true })).request!;
  await sheets.bring(id, fileOf(ROWS.slice(0, 11)));
  expect(codeOf(await decide(first.id, true))).toBe('CONFLICT');
  const second = (await publish(id, { fewer: true })).request!;
  expect(second.id).not.toBe(first.id);
  expect(codeOf(await decide(first.id, true))).toBe('CONFLICT');
  await decide(second.id, true);
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED', accepted: 11 });
});

it('lapses after fourteen days', async () => {
  const id = await published('Lapsed, burials');
  await sheets.bring(id, fileOf(ROWS.slice(0, 10)));
  const { request } = await publish(id, { fewer: true });
  const row = await sheets.db.one<{ days: number }>(
    '/* test.days */ SELECT extract(day FROM expires_at - asked_at)::int AS days FROM staff_request WHERE id = $1',
    [request!.id],
  );
  expect(row?.days).toBe(14);
  await sheets.db.rows(
    `/* test.lapse */ UPDATE staff_request SET expires_at = asked_at + interval '1 microsecond' WHERE id = $1`,
    [request!.id],
  );
  expect((await sheets.sheet(id)).request?.state).toBe('LAPSED');
  expect(codeOf(await decide(request!.id, true))).toBe('CONFLICT');
});

it('is asked of every publication where the sheet is for two, which staff alone say', async () => {
  const id = await sheets.make('For two, burials');
  await sheets.bring(id, fileOf(ROWS));
  await sheets.setColumns(id, columnsFor('FREE'));
  await steward(id);
  expect(codeOf(await sheets.site.ask(POLICY, { id, two: true }, una))).toBe('NOT_FOUND');
  expect((await sheets.site.ask(POLICY, { id, two: true }, sheets.anna)).data).toEqual({
    setSheetPolicy: { isForTwo: true },
  });
  const { request } = await publish(id, { as: una });
  expect(request).toMatchObject({ state: 'WAITING', askedBy: 'Una Steward', isOwn: true });
  const { data } = await sheets.site.ask<{ staffBoard: { requests: { id: string }[] } }>(
    BOARD,
    {},
    { ...sheets.anna, duties: ['records'] },
  );
  expect(data?.staffBoard.requests.find((one) => one.id === request!.id)).toMatchObject({
    description: `Publish “For two, burials”, revision 2`,
    askedBy: 'Una Steward',
    mayApprove: true,
    needsWhy: true,
  });
  await decide(request!.id, true, sheets.anna);
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED', askedBy: 'Una Steward' });
});

it('a withdrawal waits, of a steward too, and the asker’s reason is what readers are told', async () => {
  const id = await published('Withdrawn, burials');
  await steward(id);
  const { data } = await sheets.ask<{ withdrawSheet: Sheet }>('withdraw', { id, why: 'The parish asked.' }, una);
  expect(data?.withdrawSheet).toMatchObject({
    publication: { state: 'PUBLISHED' },
    request: { kind: 'WITHDRAWAL', state: 'WAITING', reason: 'The parish asked.' },
  });
  const request = data!.withdrawSheet.request!.id;
  expect(codeOf(await decide(request, true, una))).toBe('NOT_FOUND');
  await decide(request, true);
  expect(await sheets.sheet(id)).toMatchObject({ publication: { state: 'WITHDRAWN' }, request: null });
  const set = await sheets.db.one<{ reason: string }>(
    '/* test.reason */ SELECT r.withdrawn_reason AS reason FROM record_set r JOIN sheet s ON s.set_key = r.id WHERE s.id = $1',
    [id],
  );
  expect(set?.reason).toBe('The parish asked.');
});

it('what staff asked goes on waiting when a steward asks for something else, who replaces only their own', async () => {
  const id = await published('Asked by several, burials');
  await steward(id);
  const withdraw = async (as: Asker) =>
    (await sheets.ask<{ withdrawSheet: Sheet }>('withdraw', { id, why: 'The parish asked.' }, as)).errors;
  const waiting = () =>
    sheets.db.rows<{ by: string }>(
      `/* test.waiting */ SELECT m.first_name AS by FROM staff_request q JOIN member m ON m.id = q.asked_by WHERE q.payload ->> 'sheet' = $1 AND q.decided_at IS NULL ORDER BY q.id`,
      [id],
    );
  expect(await withdraw(sheets.anna)).toBeUndefined();
  expect(await withdraw(una)).toBeUndefined();
  expect(await withdraw(una)).toBeUndefined();
  expect(await waiting()).toEqual([{ by: 'Anna' }, { by: 'Una' }]);
  expect(await withdraw(sheets.ben)).toBeUndefined();
  expect(await waiting()).toEqual([{ by: 'Ben' }]);
});

it('a closing date is given by one and taken away by two', async () => {
  await published('Closed, burials');
  const found = async () =>
    (
      await sheets.site.ask<{ setClosures: { id: string; name: string }[] }>(CLOSURES, {}, sheets.anna)
    ).data!.setClosures.find(({ name }) => name === 'Closed, burials')!;
  const { id } = await found();
  const close = (until: string | null) =>
    sheets.site.ask<{ closeSetUntil: object }>(CLOSE, { id, until, why: 'Asked.' }, sheets.anna);
  const closed = { closedUntil: '2999-01-01', isAskedToOpen: false };
  expect((await close('2999-01-01')).data?.closeSetUntil).toEqual(closed);
  expect((await close(null)).data?.closeSetUntil).toEqual({ ...closed, isAskedToOpen: true });
  const row = await sheets.db.one<{ id: number }>(
    `/* test.opening */ SELECT id FROM staff_request WHERE kind = 'set-opening' AND decided_at IS NULL`,
  );
  expect(codeOf(await decide(String(row?.id), true, sheets.anna))).toBe('CONFLICT');
  expect((await decide(String(row?.id), true)).data).toEqual({ decideStaffRequest: true });
  expect(await found()).toMatchObject({ closedUntil: null, isAskedToOpen: false });
});

it('an earlier day waits as none does, a later one is given at once, and makes an earlier request void', async () => {
  await published('Earlier, burials');
  const found = async () =>
    (
      await sheets.site.ask<{ setClosures: { id: string; name: string }[] }>(CLOSURES, {}, sheets.anna)
    ).data!.setClosures.find(({ name }) => name === 'Earlier, burials')!;
  const { id } = await found();
  const close = async (until: string | null) =>
    (await sheets.site.ask<{ closeSetUntil: object }>(CLOSE, { id, until, why: 'Asked.' }, sheets.anna)).data
      ?.closeSetUntil;
  const waiting = async () =>
    String(
      (
        await sheets.db.one<{ id: number }>(
          `/* test.opening */ SELECT id FROM staff_request WHERE kind = 'set-opening' AND decided_at IS NULL`,
        )
      )?.id,
    );
  await close('9999-12-31');
  expect(await close('2999-01-01')).toEqual({ closedUntil: 'infinity', isAskedToOpen: true });
  expect((await decide(await waiting(), true)).data).toEqual({ decideStaffRequest: true });
  expect(await found()).toMatchObject({ closedUntil: '2999-01-01', isAskedToOpen: false });
  expect(await close('2998-01-01')).toEqual({ closedUntil: '2999-01-01', isAskedToOpen: true });
  expect(await close('3000-01-01')).toEqual({ closedUntil: '3000-01-01', isAskedToOpen: true });
  expect(codeOf(await decide(await waiting(), true))).toBe('CONFLICT');
  expect(await found()).toMatchObject({ closedUntil: '3000-01-01' });
  await decide(await waiting(), false, sheets.ben, 'It is closed longer.');
});

describe('one account of staff alone', () => {
  it('is not locked out, while a steward waits', async () => {
    const id = await published('Alone, burials');
    await steward(id);
    await sheets.db.rows('/* test.duty */ DELETE FROM staff_duty WHERE member_id = $1', [sheets.ben.memberId]);
    await sheets.setColumns(id, columnsFor('FREE'));
    expect((await publish(id, { as: una })).request?.state).toBe('WAITING');
    const alone = await publish(id);
    expect(alone.publication?.state).toBe('MAKING');
    expect((await settled(id)).publication?.state).toBe('PUBLISHED');
  });
});
