import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { SHEET_OPERATIONS, type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER = 'First names,Surname,Date of burial\nJohn,Lander,1 Mar 1841\nMary,Lander,2 Mar 1841\n';
const SET = {
  description: 'Burials.',
  access: 'MEMBERS',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'PLAIN',
} as const;
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date'],
  constants: [{ field: 'place', value: 'Wexcombe' }],
  set: SET,
};
const PEOPLE = 'id name email state invitedBy since endedAt';
const LIST = `query Who($id: ID!) { sheetStewards(id: $id) { ${PEOPLE} } }`;
const INVITE = `mutation Invite($id: ID!, $email: String!) { inviteSteward(id: $id, email: $email) { ${PEOPLE} } }`;
const END = `mutation End($id: ID!, $steward: ID!) { endStewardship(id: $id, steward: $steward) { ${PEOPLE} } }`;
const OFFER = 'query Offer($token: String!) { stewardOffer(token: $token) { title isForReader } }';
const ACCEPT = 'mutation Accept($token: String!) { acceptStewardship(token: $token) }';
const CLOSURES = 'query Closures { setClosures { id name } }';
const CLOSE =
  'mutation Close($id: ID!, $until: String, $why: String!) { closeSetUntil(id: $id, until: $until, why: $why) { id closedUntil } }';

interface Person {
  id: string;
  name: string | null;
  email: string | null;
  state: string;
}
type Asker = NonNullable<Parameters<SheetSite['ask']>[2]>;

let sheets: SheetSite;
let stop: () => Promise<void>;
let una: Asker & { memberId: number };
let own: string;
let other: string;

const memberOf = async (email: string, isEmailConfirmed = true) => {
  const made = await createMember(sheets.db, {
    email,
    firstName: 'Una',
    lastName: 'Steward',
    passwordHash: null,
    isEmailConfirmed,
  });
  return { memberId: made!.id, stewardship: 'ready' as const };
};
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
const linkOf = async (email: string) => {
  const [mail] = await mailsTo(sheets.db, DEMO_SECRET, email);
  return /\/desk\/invitations\/([\w-]+)/u.exec(JSON.stringify(mail))![1]!;
};
const invite = async (id: string, email: string, as: Asker = sheets.anna) =>
  sheets.site.ask<{ inviteSteward: Person[] }>(INVITE, { id, email }, as);
const accept = (token: string, as: Asker) => sheets.site.ask<{ acceptStewardship: string }>(ACCEPT, { token }, as);
const people = async (id: string) =>
  (await sheets.site.ask<{ sheetStewards: Person[] }>(LIST, { id }, sheets.anna)).data!.sheetStewards;
const actsOf = async (memberId: number) =>
  (
    await sheets.db.rows<{ what: string; actor: string }>(
      '/* test.acts */ SELECT what, actor FROM staff_act WHERE staff_id = $1 ORDER BY id',
      [memberId],
    )
  ).map(({ what, actor }) => `${actor}: ${what}`);

beforeAll(async () => {
  sheets = await startSheetSite();
  stop = sheets.work();
  una = await memberOf('una@example.com');
  own = await sheets.make('Wexcombe, burials');
  other = await sheets.make('Roche, burials');
  for (const id of [own, other]) {
    await sheets.bring(id, REGISTER);
    await sheets.setColumns(id, COLUMNS);
  }
});
afterAll(async () => {
  await stop();
  await sheets.close();
});

describe('an invitation', () => {
  it('is sent, accepted once by the account of its address, and listed', async () => {
    const invited = await invite(own, ' una@example.com ');
    expect(invited.data?.inviteSteward).toMatchObject([
      { name: null, email: 'una@example.com', state: 'INVITED', invitedBy: 'Anna Lee' },
    ]);
    expect(codeOf(await invite(own, 'UNA@example.com'))).toBe('STEWARD_KNOWN');
    const token = await linkOf('una@example.com');
    const eve = await memberOf('eve@example.com');
    const unproved = await memberOf('unproved@example.com', false);
    const offered = async (as?: Asker) =>
      (await sheets.site.ask<{ stewardOffer: unknown }>(OFFER, { token }, as)).data?.stewardOffer;
    expect(await offered()).toEqual({ title: 'Wexcombe, burials', isForReader: false });
    expect(await offered(eve)).toEqual({ title: 'Wexcombe, burials', isForReader: false });
    expect(await offered(una)).toEqual({ title: 'Wexcombe, burials', isForReader: true });
    expect(codeOf(await sheets.site.ask(ACCEPT, { token }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await accept(token, eve))).toBe('STEWARD_OTHER');
    expect(codeOf(await accept(token, unproved))).toBe('STEWARD_OTHER');
    expect((await accept(token, una)).data).toEqual({ acceptStewardship: own });
    expect(codeOf(await accept(token, una))).toBe('NOT_FOUND');
    expect(await offered(una)).toBeNull();
    expect(await people(own)).toMatchObject([{ name: 'Una Steward', email: null, state: 'ACTIVE' }]);
    expect(codeOf(await invite(own, 'una@example.com'))).toBe('STEWARD_KNOWN');
    expect(await actsOf(una.memberId)).toEqual(['steward: steward-accepted']);
  });

  it('is not for an address whose owner has not proved it', async () => {
    const unproved = await memberOf('later@example.com', false);
    await invite(other, 'later@example.com');
    expect(codeOf(await accept(await linkOf('later@example.com'), unproved))).toBe('STEWARD_OTHER');
  });

  it('works no longer when it is taken away, or is older than a week; then another can be sent', async () => {
    await invite(other, 'ben.b@example.com');
    const bea = await memberOf('ben.b@example.com');
    const first = await linkOf('ben.b@example.com');
    const [{ id }] = (await people(other)).filter(({ email }) => email === 'ben.b@example.com') as [Person];
    await sheets.site.ask(END, { id: other, steward: id }, sheets.anna);
    expect(codeOf(await accept(first, bea))).toBe('NOT_FOUND');
    await invite(other, 'ben.b@example.com');
    const second = await linkOf('ben.b@example.com');
    await sheets.db.rows(
      "/* test.age */ UPDATE steward SET expires_at = now() - interval '1 second' WHERE email = 'ben.b@example.com'",
    );
    expect(codeOf(await accept(second, bea))).toBe('NOT_FOUND');
    expect((await people(other)).find(({ email }) => email === 'ben.b@example.com')?.state).toBe('LAPSED');
    expect(codeOf(await invite(other, 'ben.b@example.com'))).toBeUndefined();
  });

  it.each(['', 'una', 'una@', `${'x'.repeat(300)}@example.com`])('is not sent to %.20s', async (email) => {
    expect(codeOf(await invite(own, email))).toBe('STEWARD_EMAIL');
  });

  it('is sent and ended by staff alone', async () => {
    const [{ id }] = (await people(own)) as [Person];
    for (const as of [{}, { memberId: una.memberId }, una])
      for (const [operation, more] of [
        [LIST, {}],
        [INVITE, { email: 'x@example.com' }],
        [END, { steward: id }],
      ] as const)
        expect(codeOf(await sheets.site.ask(operation, { id: own, ...more }, as))).toBe('NOT_FOUND');
  });

  it('of one sheet is not ended by the number of another', async () => {
    const [{ id }] = (await people(own)) as [Person];
    await sheets.site.ask(END, { id: other, steward: id }, sheets.anna);
    expect((await people(own))[0]?.state).toBe('ACTIVE');
  });
});

describe('a steward', () => {
  const VARIABLES = {
    title: 'x',
    name: 'x.csv',
    size: 1,
    kind: 'OTHER',
    from: 1,
    revision: 0,
    to: 1,
    at: 0,
    record: 'A/1',
    field: 'place',
    same: null,
    steps: [{ do: 'tidy' }],
    step: { do: 'tidy' },
    why: 'x',
    fewer: false,
    file: '1',
    table: 'burials.csv',
  };
  const OF_ONE = (Object.keys(SHEET_OPERATIONS) as (keyof typeof SHEET_OPERATIONS)[]).filter(
    (operation) => operation !== 'sheets' && operation !== 'make',
  );

  it('has own sheets in the list, and works on them', async () => {
    const { data } = await sheets.ask<{ sheets: { id: string }[] }>('sheets', {}, una);
    expect(data?.sheets.map(({ id }) => id)).toEqual([own]);
    expect(await sheets.send(own, `${REGISTER}Ann,Hext,3 Mar 1841\n`, 'again.csv', una)).toBe(204);
    const { revision } = await sheets.until(own, ({ file }) => file?.name === 'again.csv' && file.state === 'READ');
    const published = await sheets.ask('publish', { id: own, revision, why: '', fewer: false }, una);
    expect(published.errors).toBeUndefined();
    const { publication } = await sheets.until(own, (sheet) => sheet.publication?.state !== 'MAKING');
    expect(publication).toMatchObject({ state: 'PUBLISHED', accepted: 3, askedBy: 'Una Steward' });
    await sheets.ask('rows', { id: own, from: 1 }, una);
    const acts = await actsOf(una.memberId);
    expect(acts).toEqual(expect.arrayContaining(['steward: sheet-published', 'steward: sheet-viewed']));
  });

  it.each(OF_ONE)('finds nothing by %s at the number of another’s sheet, as where there is none', async (operation) => {
    const to = operation === 'columns' ? COLUMNS : 1;
    for (const id of [other, '999999'])
      expect((await sheets.ask(operation, { ...VARIABLES, to, id }, una)).errors).toMatchObject([
        { message: 'There is nothing here.', extensions: { code: 'NOT_FOUND' } },
      ]);
  });

  it.each(OF_ONE)('is told by %s what the account lacks, of own sheets alone', async (operation) => {
    const to = operation === 'columns' ? COLUMNS : 1;
    for (const [stewardship, code] of [
      ['factor', 'STEWARD_FACTOR'],
      ['address', 'STEWARD_ADDRESS'],
    ] as const) {
      const as = { ...una, stewardship };
      expect(codeOf(await sheets.ask(operation, { ...VARIABLES, to, id: own }, as))).toBe(code);
      expect(codeOf(await sheets.ask(operation, { ...VARIABLES, to, id: other }, as))).toBe('NOT_FOUND');
    }
  });

  it('is led to edits from transcripts and results of own sets, as staff of the desk are from all', async () => {
    const ask = async (set: string, as: Asker) => {
      const { data } = await sheets.site.ask<{ mayEditSet: boolean; record: { record: { mayEdit: boolean } } }>(
        `query Read { mayEditSet(id: "${set}") record(id: "${set}/1") { record { mayEdit } } }`,
        {},
        as,
      );
      expect(data?.mayEditSet).toBe(data?.record.record.mayEdit);
      return data?.mayEditSet;
    };
    for (const id of ['OWN-SET', 'OTHER-SET'])
      await publishRecords(sheets.db, aRecordSet({ id, name: id, access: 'free' }), [
        aRecord('1', { FirstName: 'Ann', LastName: 'PINCH', EventYear: '1871' }),
      ]);
    await sheets.db.rows(
      `/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) VALUES ('OWN-SET', $1, now(), now())`,
      [una.memberId],
    );
    // As a sheet publishes it.
    await sheets.db.rows(
      `/* test.bySheet */ UPDATE record_import SET source_file = 'OWN-SET.csv' WHERE record_set_id = 'OWN-SET'`,
    );
    const answers = async (as: Asker) => [await ask('OWN-SET', as), await ask('OTHER-SET', as)];
    expect(await answers(una)).toEqual([true, false]);
    expect(await answers({ ...una, stewardship: 'factor' })).toEqual([false, false]);
    expect(await answers({ memberId: una.memberId })).toEqual([false, false]);
    expect(await answers({ ...sheets.anna, duties: ['records'] })).toEqual([true, true]);
    expect(await answers({ ...sheets.anna, duties: ['support'] })).toEqual([false, false]);
    await sheets.db.rows("/* test.ended */ DELETE FROM steward WHERE set_key = 'OWN-SET'");
    expect(await answers(una)).toEqual([false, false]);
  });

  it('makes no sheet and deletes none', async () => {
    expect(codeOf(await sheets.ask('make', { title: 'Of my own' }, una))).toBe('NOT_FOUND');
    expect(codeOf(await sheets.ask('remove', { id: own }, una))).toBe('STEWARD_STAFF_ONLY');
  });

  it('closes own sets, and sees when they open; others are not there', async () => {
    const { data } = await sheets.site.ask<{ setClosures: { id: string; name: string }[] }>(CLOSURES, {}, una);
    expect(data?.setClosures.map(({ name }) => name)).toEqual(['Wexcombe, burials']);
    const id = data!.setClosures[0]!.id;
    const until = '2999-01-01';
    expect((await sheets.site.ask(CLOSE, { id, until, why: 'Asked.' }, una)).errors).toBeUndefined();
    expect(codeOf(await sheets.site.ask(CLOSE, { id: 'ROCHE-BURIALS', until, why: 'x' }, una))).toBe('NOT_FOUND');
  });

  it('has no say in records that a command brought to the name of the sheet', async () => {
    const id = await sheets.make('Taken, burials');
    await sheets.db.rows(
      `/* test.command */ WITH named AS (SELECT set_key AS key FROM sheet WHERE id = $1), made AS (INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, live_generation)
         SELECT key, 'Taken, burials', '', 'TRANSCRIPTION', 'c', 's', 'england', 'free', 1 FROM named RETURNING id),
       brought AS (INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state) SELECT id, 1, 'x', 'taken.tsv', 'published' FROM made)
       INSERT INTO steward (set_key, member_id, since, expires_at) SELECT id, $2, now(), now() FROM made`,
      [id, una.memberId],
    );
    const { data } = await sheets.site.ask<{ setClosures: { name: string }[] }>(CLOSURES, {}, una);
    expect(data?.setClosures.map(({ name }) => name)).toEqual(['Wexcombe, burials']);
    const until = '2999-01-01';
    expect(codeOf(await sheets.site.ask(CLOSE, { id: 'TAKEN-BURIALS', until, why: 'x' }, una))).toBe('NOT_FOUND');
  });

  it('whose time ends with a file on its way brings it no more, and finds nothing', async () => {
    const { data } = await sheets.ask<{ openSheetUpload: { address: string } }>(
      'upload',
      { id: own, name: 'late.csv', size: REGISTER.length },
      una,
    );
    const [{ id }] = (await people(own)) as [Person];
    const ended = await sheets.site.ask<{ endStewardship: Person[] }>(END, { id: own, steward: id }, sheets.anna);
    expect(ended.data?.endStewardship).toMatchObject([{ name: 'Una Steward', state: 'ENDED' }]);
    const put = await sheets.site.app.inject({
      method: 'PUT',
      url: data!.openSheetUpload.address,
      headers: { 'content-type': 'application/octet-stream' },
      payload: REGISTER,
    });
    expect(put.statusCode).toBe(404);
    for (const operation of OF_ONE)
      expect(
        codeOf(await sheets.ask(operation, { ...VARIABLES, to: operation === 'columns' ? COLUMNS : 1, id: own }, una)),
      ).toBe('NOT_FOUND');
    expect(codeOf(await sheets.ask('sheets', {}, { memberId: una.memberId }))).toBe('NOT_FOUND');
  });

  it('of a sheet that is deleted looks after no later one of the same name', async () => {
    const ida = await memberOf('ida@example.com');
    const id = await sheets.make('Bodmin, burials');
    await invite(id, 'ida@example.com');
    await accept(await linkOf('ida@example.com'), ida);
    expect((await sheets.ask('sheet', { id }, ida)).errors).toBeUndefined();
    await sheets.ask('remove', { id });
    const again = await sheets.make('Bodmin, burials');
    expect(codeOf(await sheets.ask('sheet', { id: again }, ida))).toBe('NOT_FOUND');
  });
});
