import { readdirSync, readFileSync } from 'node:fs';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let site: TestApp;
let staff: { memberId: number; isInternal: boolean };
let member = 0;

beforeAll(async () => {
  site = await startTestApp();
  const make = async (email: string) =>
    (await createMember(site.db, { email, firstName: 'A', lastName: 'B', passwordHash: null }))?.id ?? 0;
  staff = { memberId: await make('staff@example.com'), isInternal: true };
  member = await make('member@example.com');
  await site.db.rows(
    "/* test.flag */ INSERT INTO flag (name, is_on) VALUES ('enable-refiner', false) ON CONFLICT (name) DO UPDATE SET is_on = false",
  );
  await site.db.rows(
    "/* test.request */ INSERT INTO support_request (reference, member_id, topic, subject, about, promised_on) VALUES ('R-AAAAAAAA', $1, 'other', 'Help', '', current_date)",
    [member],
  );
  await site.db.rows(
    "/* test.inApp */ INSERT INTO in_app_message (state, kind, title, body, link_label, link_href, block_list, allow_list, groups, flags, plans, is_advert, priority, cap_times, cap_days) VALUES ('draft', 'card', 'T', 'B', '', '', '{}', '{}', '{}', '{}', '{}', false, 0, 1, 1)",
  );
  await site.db.rows(
    "/* test.correction */ INSERT INTO record_correction (member_id, record_id, field, written, proposed, comment) VALUES ($1, 'A/1', 'firstName', 'x', 'y', '')",
    [member],
  );
  await site.db.rows(
    "/* test.closure */ INSERT INTO record_closure_request (member_id, record_id, concern, reason, contact) VALUES ($1, 'A/1', 'RELATIVE', 'x', 'a@example.com')",
    [member],
  );
  // The audit takes nothing.
  await site.db.rows(
    "/* test.refuses */ CREATE FUNCTION refuse_acts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no acts'; END $$",
  );
  await site.db.rows(
    '/* test.trigger */ CREATE TRIGGER refuse_acts BEFORE INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION refuse_acts()',
  );
}, 60_000);
afterAll(() => site?.close());

const NOTICE = { level: 'INFO', text: 'x', areas: ['search'], startsAt: new Date().toISOString(), endsAt: null };

it.each<[string, string, object, string]>([
  [
    'a notice',
    'mutation M($input: ServiceNoticeInput!) { writeServiceNotice(input: $input) { notice { id } } }',
    { input: NOTICE },
    'SELECT count(*) FROM service_notice',
  ],
  [
    'a step of a request',
    'mutation M($event: String!) { deskMove(reference: "R-AAAAAAAA", event: $event) { state } }',
    { event: 'STAFF_TOOK' },
    'SELECT state FROM support_request',
  ],
  [
    'an answer',
    'mutation M($text: String!) { deskReply(reference: "R-AAAAAAAA", text: $text, files: [], isSolved: false) { problems { field } } }',
    { text: 'Hello' },
    'SELECT count(*) FROM support_message',
  ],
  [
    'a message in the browser',
    'mutation M($id: ID!) { setInAppMessageLive(id: $id, isLive: true) { id } }',
    { id: '1' },
    'SELECT state FROM in_app_message',
  ],
  [
    'a flag',
    'mutation M($input: SwitchFeatureInput!) { switchFeature(input: $input) }',
    { input: { id: 'enable-refiner', isOn: true, reason: 'x' } },
    "SELECT is_on FROM flag WHERE name = 'enable-refiner'",
  ],
  [
    'a correction',
    'mutation M($id: ID!) { decideCorrection(id: $id, accept: true, answer: "") }',
    { id: '1' },
    'SELECT state FROM record_correction',
  ],
  [
    'a closure',
    'mutation M($id: ID!) { decideClosure(id: $id, accept: false, answer: "") }',
    { id: '1' },
    'SELECT state FROM record_closure_request',
  ],
])('%s does not happen when it cannot be written down', async (_what, mutation, variables, look) => {
  const before = await site.db.rows(`/* test.look */ ${look}`);
  expect((await site.ask(mutation, variables, staff)).errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(await site.db.rows(`/* test.look */ ${look}`)).toEqual(before);
});

/** Only reads may be written down outside a transaction, and a clock whose steps are many. */
const READS = [
  'server/modules/billing/staff/resolvers.ts',
  'server/modules/staff/audit/resolvers.ts',
  'server/modules/staff/duties/searchedByCode.ts',
];

it('is written down in a transaction everywhere else', () => {
  const outside = readdirSync('server/modules', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/modules/${name}`)
    .filter((name) => /recordStaffAct\((?:context\.)?db,/u.test(readFileSync(name, 'utf8')));
  expect(outside.sort()).toEqual(READS);
});
