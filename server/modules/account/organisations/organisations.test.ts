import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import { memberOfPatron } from '#server/engines/identity/saml/patronStore.ts';
import { noteRefusal, noteSignIn } from '#server/engines/identity/saml/signInNotes.ts';
import { takeSeat } from '#server/engines/identity/takeSeat.ts';
import { makeSiteCollection } from '#server/modules/clippings/collections/index.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { TestLibrary } from '#test/support/saml/testLibrary.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const PEOPLE = 'id name email state';
const OPERATIONS = {
  list: 'query List { organisations { kind id name } }',
  people: `query People($kind: OrganisationKind!, $id: ID!) { organisationPeople(kind: $kind, id: $id) { ${PEOPLE} } }`,
  invite: `mutation Invite($kind: OrganisationKind!, $id: ID!, $email: String!) { inviteContact(kind: $kind, id: $id, email: $email) { ${PEOPLE} } }`,
  end: `mutation End($kind: OrganisationKind!, $id: ID!, $steward: ID!) { endContact(kind: $kind, id: $id, steward: $steward) { ${PEOPLE} } }`,
  offer: 'query Offer($token: String!) { organisationOffer(token: $token) { organisation { kind name } isForReader } }',
  accept: 'mutation Accept($token: String!) { acceptContact(token: $token) { kind id } }',
  sheetOffer: 'query SheetOffer($token: String!) { stewardOffer(token: $token) { title } }',
  acceptSheet: 'mutation AcceptSheet($token: String!) { acceptStewardship(token: $token) }',
  library:
    'query Library($id: ID!) { libraryDesk(id: $id) { name months { month visits reads turnedAway mostAtOnce } contract { seats reference } seatsTaken waiting contacts { revision contractName technicalEmail } signIn { isAllowed signingKeys metadataUrl } } }',
  test: 'mutation Test($id: ID!) { testLibraryConnection(id: $id) { findings clockAheadSeconds lastSignInAt } }',
  contacts:
    'mutation Contacts($id: ID!, $contacts: LibraryContactsInput!) { changeLibraryContacts(id: $id, contacts: $contacts) { revision contractName technicalEmail } }',
  partner:
    'query Partner($id: ID!) { partnerDesk(id: $id) { name mostMembers numbers domains periods { from to joined } collections { name isPublic items } } }',
  sheets: 'query Sheets { sheets { id } }',
} as const;

interface Person {
  id: string;
  name: string | null;
  email: string | null;
  state: string;
}
type Asker = NonNullable<Parameters<TestApp['ask']>[2]>;

const library = new TestLibrary('roche');
let test: TestApp;
let server: Server;
let served: string;
let lib: Asker & { memberId: number };
let par: Asker & { memberId: number };
let staff: Asker & { memberId: number };

const ask = <Data>(operation: keyof typeof OPERATIONS, variables: object = {}, as?: Asker) =>
  test.ask<Data>(OPERATIONS[operation], variables, as);
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
const memberOf = async (email: string) => {
  const made = await createMember(test.db, {
    email,
    firstName: 'Una',
    lastName: 'Contact',
    passwordHash: null,
    isEmailConfirmed: true,
  });
  return { memberId: made!.id, contact: 'ready' as const };
};
const linkOf = async (email: string) => {
  const [mail] = await mailsTo(test.db, DEMO_SECRET, email);
  return /\/organisations\/invitations\/([\w-]+)/u.exec(JSON.stringify(mail))![1]!;
};
const ROCHE = { kind: 'LIBRARY', id: 'roche' } as const;
const SOCIETY = { kind: 'PARTNER', id: 'nygb' } as const;

beforeAll(async () => {
  test = await startTestApp();
  server = createServer((_request, response) => response.end(served));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  served = library.metadata();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
  const admin = (...args: string[]) => runAdmin(test.db, args);
  await admin('institution', 'add', address, '--id', 'roche', '--name', 'Roche Library');
  await test.db.rows(
    "/* test.other */ INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('bodmin', 'https://idp.bodmin.example', 'Bodmin Library', 'https://idp.bodmin.example/sso', '{key}')",
  );
  await test.db.rows(
    `/* test.partners */ WITH made AS (INSERT INTO plan (id, name, duration_in_months, display_name) VALUES ('p', 'P', 12, 'P') RETURNING id)
     INSERT INTO partner (id, name, plan_id, domains, most_members, ends_at) SELECT each, initcap(each), made.id, '{nygb.example}', 40, '2099-01-01' FROM made, unnest('{nygb,other}'::text[]) AS each`,
  );
  staff = { memberId: (await memberOf('anna@example.com')).memberId, isInternal: true, duties: ['operations'] };
  lib = await memberOf('lib@example.com');
  par = await memberOf('par@example.com');
}, 90_000);
afterAll(async () => {
  server.close();
  await test.close();
});

describe('an invitation', () => {
  it.each([
    [ROCHE, 'Roche Library', 'lib@example.com', () => lib],
    [SOCIETY, 'Nygb', 'par@example.com', () => par],
  ] as const)('to look after %j is accepted once by the account of its address', async (on, name, email, asker) => {
    const invited = await ask<{ inviteContact: Person[] }>('invite', { ...on, email }, staff);
    expect(invited.data?.inviteContact).toMatchObject([{ name: null, email, state: 'INVITED' }]);
    expect(codeOf(await ask('invite', { ...on, email }, staff))).toBe('STEWARD_KNOWN');
    const token = await linkOf(email);
    const other = await memberOf(`not-${email}`);
    const offered = async (as?: Asker) =>
      (await ask<{ organisationOffer: unknown }>('offer', { token }, as)).data?.organisationOffer;
    const organisation = { kind: on.kind, name };
    expect(await offered()).toEqual({ organisation, isForReader: false });
    expect(await offered(asker())).toEqual({ organisation, isForReader: true });
    expect(codeOf(await ask('accept', { token }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask('accept', { token }, other))).toBe('STEWARD_OTHER');
    // It is no invitation to look after records.
    expect((await ask<{ stewardOffer: unknown }>('sheetOffer', { token }, asker())).data?.stewardOffer).toBeNull();
    expect(codeOf(await ask('acceptSheet', { token }, asker()))).toBe('NOT_FOUND');
    expect((await ask('accept', { token }, asker())).data).toEqual({ acceptContact: on });
    expect(codeOf(await ask('accept', { token }, asker()))).toBe('NOT_FOUND');
    const { data } = await ask<{ organisationPeople: Person[] }>('people', on, staff);
    expect(data?.organisationPeople).toMatchObject([{ name: 'Una Contact', email: null, state: 'ACTIVE' }]);
    const acts = await test.db.rows<{ what: string; actor: string; after: object }>(
      '/* test.acts */ SELECT what, actor, after FROM staff_act WHERE staff_id = $1',
      [asker().memberId],
    );
    const after = on.kind === 'LIBRARY' ? { library: on.id } : { partner: on.id };
    expect(acts).toEqual([{ what: 'steward-accepted', actor: 'steward', after }]);
  });

  it('is accepted by many people at the same moment', async () => {
    const many = await Promise.all(
      Array.from({ length: 14 }, async (_each, index) => {
        const email = `many-${index}@example.com`;
        await ask('invite', { kind: 'LIBRARY', id: 'bodmin', email }, staff);
        return { asker: await memberOf(email), token: await linkOf(email) };
      }),
    );
    const accepted = await Promise.all(many.map(({ asker, token }) => ask('accept', { token }, asker)));
    expect(accepted.map(codeOf)).toEqual(many.map(() => undefined));
  });

  it('is sent, listed and ended by staff with the duty alone', async () => {
    for (const as of [undefined, { memberId: lib.memberId }, { ...staff, duties: ['records'] }] as const)
      for (const operation of ['people', 'invite', 'end'] as const)
        expect(codeOf(await ask(operation, { ...ROCHE, email: 'x@example.com', steward: '1' }, as))).toBe('NOT_FOUND');
    for (const operation of ['people', 'invite', 'end'] as const)
      expect(codeOf(await ask(operation, { ...ROCHE, email: 'x@example.com', steward: '1' }, lib))).toBe(
        'STEWARD_STAFF_ONLY',
      );
    expect(codeOf(await ask('people', { ...ROCHE, id: 'none' }, staff))).toBe('NOT_FOUND');
  });
});

describe('who looks after an organisation', () => {
  it('is known as such with every request, and does not look after records', async () => {
    const viewer = await readViewer(test.db, lib.memberId, ['pwd', 'otp'], { mode: 'production' });
    expect([viewer?.contact, viewer?.stewardship]).toEqual(['ready', undefined]);
    expect((await readViewer(test.db, lib.memberId, ['pwd'], { mode: 'production' }))?.contact).toBe('factor');
    expect(codeOf(await ask('sheets', {}, lib))).toBe('NOT_FOUND');
  });

  it('sees own ones in the list; staff see every one', async () => {
    expect((await ask('list', {}, lib)).data).toEqual({ organisations: [{ ...ROCHE, name: 'Roche Library' }] });
    expect((await ask('list', {}, par)).data).toEqual({ organisations: [{ ...SOCIETY, name: 'Nygb' }] });
    const { data } = await ask<{ organisations: { id: string }[] }>('list', {}, staff);
    expect(data?.organisations.map(({ id }) => id)).toEqual(['bodmin', 'roche', 'nygb', 'other']);
    expect(codeOf(await ask('list', {}, { memberId: lib.memberId }))).toBe('NOT_FOUND');
  });

  const contacts = { revision: 0, contractName: 'x', contractEmail: '', technicalName: '', technicalEmail: '' };

  it.each([
    ['library', 'roche', 'bodmin', () => lib],
    ['test', 'roche', 'bodmin', () => lib],
    ['contacts', 'roche', 'bodmin', () => lib],
    ['partner', 'nygb', 'other', () => par],
  ] as const)('finds nothing by %s for another’s, as where there is none', async (operation, own, other, asker) => {
    for (const id of [other, 'none', ''])
      expect((await ask(operation, { id, contacts }, asker())).errors).toMatchObject([
        { message: 'There is nothing here.', extensions: { code: 'NOT_FOUND' } },
      ]);
    for (const [contact, code] of [
      ['factor', 'STEWARD_FACTOR'],
      ['address', 'STEWARD_ADDRESS'],
    ] as const)
      expect(codeOf(await ask(operation, { id: own, contacts }, { ...asker(), contact }))).toBe(code);
    expect(codeOf(await ask(operation, { id: own, contacts }, { memberId: asker().memberId }))).toBe('NOT_FOUND');
  });
});

describe('a librarian', () => {
  it('sees use by month without counts below three, the contract, and seats that are taken now', async () => {
    const reader = (name: string) =>
      memberOfPatron(test.db, { institutionId: 'roche', persistentId: name, hasAccess: true });
    await runAdmin(test.db, [
      ...['institution', 'contract', 'roche', '--until', '2099-12-31'],
      ...['--seats', '2', '--reference', 'PO 17'],
    ]);
    const [first, second, third] = [await reader('a'), await reader('b'), await reader('c')];
    for (const one of [first, second, third]) await takeSeat(test.db, one);
    const store = contractStore(test.db);
    for (let read = 0; read < 4; read += 1) await store.countRead(first, new Date());
    const desk = async () =>
      (await ask<{ libraryDesk: { months: object[] } }>('library', { id: 'roche' }, lib)).data?.libraryDesk;
    expect((await desk())?.months).toEqual([]);
    await test.db.rows("/* test.monthsLater */ UPDATE library_use SET month = month - interval '1 month'");
    expect((await desk())?.months).toMatchObject([{ visits: null, reads: null, turnedAway: null, mostAtOnce: null }]);
    await test.db.rows('/* test.thirdVisit */ UPDATE library_use SET visits = visits + 1');
    expect(await desk()).toMatchObject({
      name: 'Roche Library',
      months: [{ visits: 3, reads: 4, turnedAway: null, mostAtOnce: null }],
      contract: { seats: 2, reference: 'PO 17' },
      seatsTaken: 2,
      waiting: 1,
      contacts: { revision: 0, contractName: '', technicalEmail: '' },
      signIn: { isAllowed: true, signingKeys: 1 },
    });
    // Where seats are counted, a sign-in is no visit yet.
    await store.countSignIn('roche', new Date());
    await store.countSignIn('bodmin', new Date());
    expect((await store.useOf('roche'))[0]?.visits).toBe(3);
    expect((await store.useOf('bodmin'))[0]).toMatchObject({ visits: 1, reads: 0 });
  });

  it('changes contacts, and overwrites no change of another person', async () => {
    const change = (contacts: object) =>
      ask<{ changeLibraryContacts: object }>('contacts', { id: 'roche', contacts }, lib);
    const written = {
      revision: 0,
      contractName: ' Mary Hext ',
      contractEmail: 'mary@example.com',
      technicalName: '',
      technicalEmail: '',
    };
    expect((await change(written)).data?.changeLibraryContacts).toEqual({
      revision: 1,
      contractName: 'Mary Hext',
      technicalEmail: '',
    });
    expect(codeOf(await change({ ...written, contractName: 'Late' }))).toBe('CONTACTS_CHANGED');
    expect(codeOf(await change({ ...written, revision: 1, technicalEmail: 'no address' }))).toBe('CONTACT_EMAIL');
    expect(codeOf(await change({ ...written, revision: 1, technicalName: 'x'.repeat(121) }))).toBe('CONTACT_NAME');
    const { data } = await ask<{ libraryDesk: object }>('library', { id: 'roche' }, staff);
    expect(data?.libraryDesk).toMatchObject({ contacts: { revision: 1, contractName: 'Mary Hext' } });
  });

  it('tests the sign-in: metadata, the last answer and the clock', async () => {
    const found = async () =>
      (await ask<{ testLibraryConnection: { findings: string[] } }>('test', { id: 'roche' }, lib)).data
        ?.testLibraryConnection;
    expect(await found()).toEqual({
      findings: ['METADATA_SAME', 'SIGN_IN_NEVER', 'CLOCK_UNKNOWN'],
      clockAheadSeconds: null,
      lastSignInAt: null,
    });
    await noteRefusal(test.db, 'roche', 'SAML assertion not yet valid');
    served = new TestLibrary('roche').metadata();
    expect((await found())?.findings).toEqual(['METADATA_CHANGED', 'REFUSED_CLOCK', 'CLOCK_UNKNOWN']);
    await noteSignIn(test.db, 'roche', 45_000);
    served = 'nothing that can be read';
    expect(await found()).toMatchObject({
      findings: ['METADATA_AWAY', 'SIGN_IN_WORKS', 'CLOCK_WRONG'],
      clockAheadSeconds: 45,
    });
    await runAdmin(test.db, ['institution', 'disallow', 'roche']);
    expect((await found())?.findings[0]).toBe('NOT_ALLOWED');
    for (let tries = 0; tries < 6; tries += 1) await found();
    expect(codeOf(await ask('test', { id: 'roche' }, lib))).toBe('RATE_LIMITED');
  });

  it('whose time has ended finds nothing', async () => {
    const { data } = await ask<{ organisationPeople: Person[] }>('people', ROCHE, staff);
    const ended = await ask<{ endContact: Person[] }>(
      'end',
      { ...ROCHE, steward: data!.organisationPeople[0]!.id },
      staff,
    );
    expect(ended.data?.endContact).toMatchObject([{ name: 'Una Contact', state: 'ENDED' }]);
    expect(codeOf(await ask('library', { id: 'roche' }, lib))).toBe('NOT_FOUND');
    expect((await readViewer(test.db, lib.memberId, []))?.contact).toBeUndefined();
  });
});

it('the contact of a partner sees how many joined, none of them fewer than three, and own collections', async () => {
  const join = async (month: string, count: number) => {
    for (let each = 0; each < count; each += 1) {
      const { memberId } = await memberOf(`${month}-${each}@example.com`);
      await test.db.rows(
        "/* test.seat */ INSERT INTO partner_seat (partner_id, number_hash, member_id, joined_at) VALUES ('nygb', decode(md5($1), 'hex'), $2, $3)",
        [`${month} ${each}`, memberId, `${month}-15T10:00:00Z`],
      );
    }
  };
  await join('2026-01', 1);
  await join('2026-02', 3);
  await join('2026-03', 2);
  await test.db.rows(
    "/* test.free */ INSERT INTO partner_seat (partner_id, number_hash) VALUES ('nygb', '\\x01'), ('other', '\\x02')",
  );
  await makeSiteCollection(test.db, { name: 'Letters', description: '', partnerName: 'Nygb' });
  await makeSiteCollection(test.db, { name: 'Maps', description: '', partnerName: 'Other' });
  await makeSiteCollection(test.db, { name: 'Ours', description: '', partnerName: null });
  expect((await ask('partner', { id: 'nygb' }, par)).data).toEqual({
    partnerDesk: {
      name: 'Nygb',
      mostMembers: 40,
      numbers: 7,
      domains: ['nygb.example'],
      periods: [{ from: '2026-01', to: '2026-02', joined: 4 }],
      collections: [{ name: 'Letters', isPublic: false, items: 0 }],
    },
  });
});
