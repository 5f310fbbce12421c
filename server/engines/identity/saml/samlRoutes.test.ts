import { inflateRawSync } from 'node:zlib';

import type { LightMyRequestResponse } from 'fastify';

import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import { makeTestKey } from '#test/support/saml/selfSigned.ts';
import { TestLibrary, persistent, type AnswerChanges, type ReceivedRequest } from '#test/support/saml/testLibrary.ts';
import { authorize, finish } from '#test/support/server/signInFlow.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { eraseMember } from '../accounts/memberStore.ts';
import { contractStore } from '../contractStore.ts';
import { endMemberSessions } from '../sessions/sessionStore.ts';
import { addInstitution, allowInstitution } from './institutionStore.ts';
import { readMetadata } from './readMetadata.ts';
import { signInNotesOf } from './signInNotes.ts';

const FAILURE =
  'query Failure($reference: String!) { librarySignInFailure(reference: $reference) { institution missing at } }';
const GENERIC = '/error/federator';
const NO_NAME_ID = '/error/federator/missing-persistent-name-id';
const NOT_ALLOWED = '/error/federator/unauthorised-organisation';
const TARGETED_ID = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.10';
const ENTITLEMENT = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7';

const library = new TestLibrary('library');
const strict = new TestLibrary('strict');
let test: TestApp;
let origin: string;
let browser: TestBrowser;

const locationOf = (answer: LightMyRequestResponse) => String(answer.headers.location);
const base64 = (xml: string) => Buffer.from(xml, 'utf8').toString('base64');
const post = (response: string, by = browser) =>
  by.request({
    url: '/saml/acs',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ SAMLResponse: response }).toString(),
  });

/** Leaves for a library from the sign-in page, as the application does. */
async function leave(institution = 'library', by = browser): Promise<{ request: ReceivedRequest; verifier: string }> {
  const { location, verifier } = await authorize(by, origin, { prompt: 'login', institution });
  const onward = locationOf(await by.request({ url: location }));
  const away = locationOf(await by.request({ url: onward }));
  return { request: library.receive(away), verifier };
}

/** The page that an answer ends on: an error page, or the way back into the sign-in. */
const endOf = async (response: string): Promise<string> => locationOf(await post(response));
const pageOf = (location: string) => location.split('?')[0];

async function answered(changes: AnswerChanges = {}, from = library): Promise<string> {
  const { request } = await leave();
  return endOf(base64(from.sign(from.answer(request, changes))));
}

/** Signs in to the end; the member's id. */
async function signIn(changes: AnswerChanges = {}, institution = 'library'): Promise<number> {
  const from = institution === 'library' ? library : strict;
  const { request, verifier } = await leave(institution);
  const back = await endOf(base64(from.sign(from.answer(request, changes))));
  const { id_token: token } = await finish(browser, origin, locationOf(await browser.request({ url: back })), verifier);
  return Number((JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);
}

const accessOf = async (memberId: number) => (await readViewer(test.db, memberId, []))?.hasLibraryAccess;

beforeAll(async () => {
  test = await startTestApp();
  origin = test.site.publicUrl;
  const add = (id: string, from: TestLibrary, requiredEntitlement: string | null) => {
    const metadata = readMetadata(from.metadata(), null);
    return addInstitution(test.db, { ...metadata, id, name: `The ${id}`, requiredEntitlement, metadataUrl: null });
  };
  await add('library', library, null);
  await add('strict', strict, 'urn:mace:dir:entitlement:common-lib-terms');
}, 60_000);
afterAll(() => test?.close());
beforeEach(() => {
  browser = new TestBrowser(test.app, origin);
});

describe('signing in through a library', () => {
  it('takes a reader to the library and back, signed in with library access and without an address', async () => {
    const { request } = await leave();
    expect(request).toMatchObject({ acsUrl: `${origin}/saml/acs`, audience: `${origin}/saml/metadata` });
    const id = await signIn();
    expect(await accessOf(id)).toBe(true);
    expect(
      await test.db.one('/* test.patron */ SELECT kind, email, password_hash FROM member WHERE id = $1', [id]),
    ).toEqual({ kind: 'library', email: null, password_hash: null });
  });

  it('is noted for the librarian without the reader: the last that worked, and the last that was refused', async () => {
    await signIn({ nameId: persistent('noted') });
    const worked = await signInNotesOf(test.db, 'library');
    expect(worked.lastSignInAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(Math.abs(worked.clockAheadMs ?? Infinity)).toBeLessThan(60_000);
    const { visits } = (await contractStore(test.db).useOf('library'))[0]!;
    await signIn({ nameId: persistent('noted') });
    expect((await contractStore(test.db).useOf('library'))[0]?.visits).toBe(visits + 1);
    await answered({ nameId: '' });
    const refused = await signInNotesOf(test.db, 'library');
    expect(refused.lastRefusal).toBe('no persistent name id');
    expect(refused.lastRefusedAt!.getTime()).toBeGreaterThan(refused.lastSignInAt!.getTime());
    // What no one can be asked about is noted of no library.
    await endOf('bm90aGluZw==');
    expect(await signInNotesOf(test.db, 'library')).toEqual(refused);
  });

  it('knows a reader again by the pseudonym, and another reader or library apart', async () => {
    const first = await signIn({ nameId: persistent('again') });
    expect(await signIn({ nameId: persistent('again') })).toBe(first);
    expect(await signIn({ nameId: persistent('Again') })).not.toBe(first);
    expect(await signIn({ nameId: persistent('again') }, 'strict')).not.toBe(first);
  });

  it('takes a targeted id where the name id does not last', async () => {
    const transient = '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">passing</saml:NameID>';
    const first = await signIn({ nameId: transient, attributes: { [TARGETED_ID]: [persistent('targeted')] } });
    expect(await signIn({ nameId: '', attributes: { [TARGETED_ID]: ['targeted'] } })).toBe(first);
  });

  it('gives access by the entitlement that the library was added with, again at each sign-in', async () => {
    const entitled = { attributes: { [ENTITLEMENT]: ['urn:other', 'urn:mace:dir:entitlement:common-lib-terms'] } };
    const id = await signIn(entitled, 'strict');
    expect(await accessOf(id)).toBe(true);
    expect(await signIn({ attributes: { [ENTITLEMENT]: ['urn:other'] } }, 'strict')).toBe(id);
    expect(await accessOf(id)).toBe(false);
  });

  it('leaves an erased account erased: the reader starts a new one', async () => {
    const id = await signIn({ nameId: persistent('erased') });
    await eraseMember(test.db, id);
    expect(await signIn({ nameId: persistent('erased') })).toBeGreaterThan(id);
    expect(await readViewer(test.db, id, [])).toBeNull();
  });

  it('counts only in the browser that left', async () => {
    const { request } = await leave();
    const stranger = new TestBrowser(test.app, origin);
    await leave('library', stranger);
    const back = await endOf(base64(library.sign(library.answer(request, { nameId: persistent('mine') }))));
    expect(pageOf(locationOf(await stranger.request({ url: back })))).toBe('/error/auth');
    expect(
      await test.db.one("/* test.mine */ SELECT 1 AS found FROM library_patron WHERE persistent_id = 'mine'"),
    ).toBeNull();
  });

  it('is no one else’s who led a reader to their library from a sign-in of their own', async () => {
    const { request } = await leave();
    const reader = new TestBrowser(test.app, origin);
    const back = locationOf(
      await post(base64(library.sign(library.answer(request, { nameId: persistent('led') }))), reader),
    );
    const guesses = [pageOf(back) ?? '', `${pageOf(back)}?answer=`, `${pageOf(back)}?answer=guessed&answer=again`];
    for (const guess of guesses) expect(pageOf(locationOf(await browser.request({ url: guess })))).toBe(GENERIC);
    expect(pageOf(locationOf(await reader.request({ url: back })))).toBe('/error/auth');
    expect(
      await test.db.one("/* test.led */ SELECT 1 AS found FROM library_patron WHERE persistent_id = 'led'"),
    ).toBeNull();
  });

  it('does not count when the reader was signed out everywhere between the library’s answer and the way back', async () => {
    const nameId = persistent('crossed');
    const id = await signIn({ nameId });
    const { request } = await leave();
    const back = await endOf(base64(library.sign(library.answer(request, { nameId }))));
    await endMemberSessions(test.db, id, null);
    expect(locationOf(await browser.request({ url: back }))).toBe('/error/auth?error=session_not_found');
    expect(await signIn({ nameId })).toBe(id);
  });

  it('has a reader asked at the library again who is signed in here and must show who they are', async () => {
    const isForced = async () => {
      const { location } = await authorize(browser, origin, { prompt: 'login', institution: 'library' });
      const away = new URL(
        locationOf(await browser.request({ url: locationOf(await browser.request({ url: location })) })),
      );
      return inflateRawSync(Buffer.from(away.searchParams.get('SAMLRequest') ?? '', 'base64'))
        .toString('utf8')
        .includes('ForceAuthn="true"');
    };
    expect(await isForced()).toBe(false);
    await signIn();
    expect(await isForced()).toBe(true);
  });

  it('does not take the word of a library that asked no one, where a reader must show who they are', async () => {
    const nameId = persistent('fresh');
    const early = { nameId, authenticated: -3_600_000 };
    const id = await signIn(early);
    // Signed in now: the library is asked to ask, and says that it last did an hour ago.
    expect(pageOf(await answered(early))).toBe(GENERIC);
    expect(await signIn({ nameId })).toBe(id);
  });

  it('answers a link of the library’s own with the chooser', async () => {
    expect(locationOf(await browser.request({ url: '/saml/login/library' }))).toBe('/wayf?institution=library');
  });

  it('describes the site to the library', async () => {
    const answer = await browser.request({ url: '/saml/metadata' });
    expect(answer.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(answer.body).toContain(`entityID="${origin}/saml/metadata"`);
    expect(answer.body).toContain(`Location="${origin}/saml/acs"`);
  });
});

describe('an answer that is refused', () => {
  it.each<[string, AnswerChanges]>([
    ['has expired', { notBefore: -600_000, notOnOrAfter: -300_000 }],
    ['is not valid yet', { notBefore: 300_000, notOnOrAfter: 600_000 }],
    ['is meant for another site', { audience: 'https://elsewhere.example' }],
    ['was sent to another address', { destination: 'https://elsewhere.example/saml/acs' }],
    ['may be brought to another address only', { recipient: 'https://elsewhere.example/saml/acs' }],
    ['is unsolicited', { inResponseTo: null }],
    ['answers a request that nobody made', { inResponseTo: '_nobody' }],
    ['confirms another request', { confirms: '_nobody' }],
    ['confirms no request', { confirms: null }],
    ['names another issuer', { issuer: 'https://strict.example/idp' }],
  ])('%s', async (_what, changes) => {
    expect(pageOf(await answered(changes))).toBe(GENERIC);
  });

  it('is not signed, signed by another key, or signed with a broken algorithm', async () => {
    const { request } = await leave();
    const xml = library.answer(request);
    expect(pageOf(await endOf(base64(xml)))).toBe(GENERIC);
    expect(pageOf(await endOf(base64(library.sign(xml, { key: makeTestKey() }))))).toBe(GENERIC);
    expect(
      pageOf(await endOf(base64(library.sign(xml, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })))),
    ).toBe(GENERIC);
    expect(pageOf(await endOf(base64(library.sign(xml, { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }))))).toBe(
      GENERIC,
    );
    // Only the response signed: the assertion could have been taken from elsewhere.
    expect(pageOf(await endOf(base64(library.sign(xml, { whole: true }))))).toBe(GENERIC);
    expect(pageOf(await endOf(base64(library.sign(xml))))).toMatch(/^\/interaction\//u);
  });

  it('was changed after it was signed', async () => {
    const { request } = await leave();
    const signed = library.sign(library.answer(request, { nameId: persistent('me') }));
    expect(pageOf(await endOf(base64(signed.replace('>me<', '>you<'))))).toBe(GENERIC);
  });

  it('is replayed, in the same sign-in and in the next', async () => {
    const { request } = await leave();
    const response = base64(library.sign(library.answer(request)));
    expect(pageOf(await endOf(response))).toMatch(/^\/interaction\//u);
    expect(pageOf(await endOf(response))).toBe(GENERIC);
    const next = await leave();
    expect(
      pageOf(await endOf(base64(Buffer.from(response, 'base64').toString().replaceAll(request.id, next.request.id)))),
    ).toBe(GENERIC);
  });

  it('carries an assertion id that was used before', async () => {
    expect(pageOf(await answered({ assertionId: '_twice' }))).toMatch(/^\/interaction\//u);
    expect(pageOf(await answered({ assertionId: '_twice' }))).toBe(GENERIC);
  });

  describe('wraps a signed assertion around a forged one', () => {
    const forms: [string, (signed: string, forged: string) => string][] = [
      [
        'forged first, signed second',
        (signed, forged) => signed.replace('<saml:Assertion ', `${forged}<saml:Assertion `),
      ],
      [
        'signed first, forged second',
        (signed, forged) => signed.replace('</samlp:Response>', `${forged}</samlp:Response>`),
      ],
      [
        'signed inside the forged',
        (signed, forged) =>
          wrap(signed, (original) => forged.replace('</saml:Assertion>', `${original}</saml:Assertion>`)),
      ],
      [
        'signed inside the forged one’s signature',
        (signed, forged) =>
          wrap(signed, (original) => moveSignature(original, forged, (rest) => `<ds:Object>${rest}</ds:Object>`)),
      ],
      [
        'signed in an extension, signature on the forged',
        (signed, forged) =>
          wrap(
            signed,
            (original) =>
              `<samlp:Extensions>${withoutSignature(original)}</samlp:Extensions>${moveSignature(original, forged, () => '')}`,
          ),
      ],
      [
        'same id twice',
        (signed, forged) => wrap(signed, (original) => `${original}${forged.replace(/ID="[^"]+"/u, idOf(original))}`),
      ],
      [
        'signed response inside a forged one',
        (signed, forged) => wrap(signed, (original) => `${forged}<samlp:StatusDetail>${original}</samlp:StatusDetail>`),
      ],
    ];
    const assertionOf = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/su.exec(xml)?.[0] ?? '';
    const wrap = (xml: string, change: (assertion: string) => string) =>
      xml.replace(assertionOf(xml), () => change(assertionOf(xml)));
    const signatureOf = (xml: string) => /<ds:Signature .*<\/ds:Signature>/su.exec(xml)?.[0] ?? '';
    const withoutSignature = (xml: string) => xml.replace(signatureOf(xml), '');
    const idOf = (xml: string) => /ID="[^"]+"/u.exec(xml)?.[0] ?? '';
    const moveSignature = (original: string, forged: string, keep: (rest: string) => string) =>
      forged.replace(
        '</saml:Issuer>',
        () =>
          `</saml:Issuer>${signatureOf(original).replace('</ds:Signature>', () => `${keep(withoutSignature(original))}</ds:Signature>`)}`,
      );

    it.each(forms)('%s', async (_form, build) => {
      const { request } = await leave();
      const signed = library.sign(library.answer(request, { nameId: persistent('honest') }));
      const forged = assertionOf(library.answer(request, { nameId: persistent('forged'), assertionId: '_forged' }));
      const attack = build(signed, forged);
      expect(attack).toContain('>forged<');
      expect(attack).toContain('<ds:SignatureValue>');
      expect(pageOf(await endOf(base64(attack)))).toBe(GENERIC);
      expect(
        await test.db.one(
          "/* test.forged */ SELECT 1 AS found FROM federation_state WHERE kind = 'saml-outcome' AND payload ->> 'persistentId' = 'forged'",
        ),
      ).toBeNull();
    });
  });

  it.each([
    [
      'a comment that cuts the name id short',
      (xml: string) => xml.replace('>pseudonym-1<', '>pseudonym-1<!-- -->.elsewhere<'),
    ],
    [
      'a document type with an entity',
      (xml: string) => `<!DOCTYPE r [<!ENTITY who SYSTEM "file:///etc/passwd">]>${xml.replace('pseudonym-1', '&who;')}`,
    ],
    [
      'entities that grow',
      (xml: string) => `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml}`,
    ],
    ['a processing instruction', (xml: string) => xml.replace('<saml:Subject>', '<?php x?><saml:Subject>')],
    ['nothing that is XML', () => 'nothing'],
    ['another root', () => '<x/>'],
    ['no XML at all', () => ''],
  ])('holds %s', async (_what, change) => {
    const { request } = await leave();
    expect(pageOf(await endOf(base64(change(library.sign(library.answer(request))))))).toBe(GENERIC);
  });

  it('is huge', async () => {
    expect(pageOf(await endOf('A'.repeat(300 * 1024)))).toBe(GENERIC);
    expect(pageOf(await endOf('A'.repeat(600 * 1024)))).toBe(GENERIC);
  });

  it.each([
    ['no name id', ''],
    [
      'a transient name id',
      '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">passing</saml:NameID>',
    ],
    ['a name id of no format', '<saml:NameID>someone</saml:NameID>'],
    ['an empty name id', persistent('')],
    ['a name id of 300 characters', persistent('x'.repeat(300))],
  ])('has %s: that page names the attribute, the institution and the time', async (_what, nameId) => {
    const location = await answered({ nameId });
    expect(pageOf(location)).toBe(NO_NAME_ID);
    const reference = new URL(location, origin).searchParams.get('reference');
    const { data } = await test.ask<{ librarySignInFailure: { at: string } }>(FAILURE, { reference });
    expect(data?.librarySignInFailure).toMatchObject({
      institution: 'The library',
      missing: expect.stringContaining('eduPersonTargetedID') as string,
    });
    expect(Math.abs(Date.parse(data?.librarySignInFailure.at ?? '') - Date.now())).toBeLessThan(600_000);
  });

  it('comes from an institution that is no longer allowed; the address of the page names no one', async () => {
    const { request } = await leave();
    await allowInstitution(test.db, 'library', false);
    const location = await endOf(base64(library.sign(library.answer(request))));
    expect(location).toMatch(/^\/error\/federator\/unauthorised-organisation\?reference=[\w-]+$/u);
    const { location: start } = await authorize(browser, origin, { prompt: 'login', institution: 'library' });
    expect(pageOf(locationOf(await browser.request({ url: locationOf(await browser.request({ url: start })) })))).toBe(
      NOT_ALLOWED,
    );
    await allowInstitution(test.db, 'library', true);
  });

  it('is noted sixty times a quarter of an hour for one network: posting answers fills no database', async () => {
    const notes = async () =>
      (
        await test.db.one<{ count: number }>(
          "/* test.notes */ SELECT count(*)::int AS count FROM federation_state WHERE kind = 'library-failure'",
        )
      )?.count;
    await test.db.rows('/* test.limits */ DELETE FROM rate_limit');
    await test.db.rows("/* test.forget */ DELETE FROM federation_state WHERE kind = 'library-failure'");
    for (let tries = 0; tries < 65; tries += 1) expect(pageOf(await endOf('nothing'))).toBe(GENERIC);
    expect(await notes()).toBe(60);
    await test.db.rows('/* test.limits */ DELETE FROM rate_limit');
  });

  it('leaves no note to guess: an unknown reference reveals nothing', async () => {
    expect((await test.ask(FAILURE, { reference: 'x'.repeat(500) })).data).toEqual({ librarySignInFailure: null });
  });
});
