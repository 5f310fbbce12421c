import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import sharp from 'sharp';
import { ZipFile } from 'yazl';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { FILE_PROBLEM_TEXTS, MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { sweepRequests } from './requestStore.ts';

const REQUEST =
  'reference state promisedOn subject about topic mayReply email messages { isStaff text files { id name mediaType bytes } }';
const CONTACT =
  'mutation Contact($input: ContactInput!) { contactSupport(input: $input) { reference problems { field message } } }';
const LIST = 'query List { supportRequests { reference state subject } }';
const READ = `query Read($reference: String, $token: String) { supportRequest(reference: $reference, token: $token) { ${REQUEST} } }`;
const REPLY = `mutation Reply($input: SupportReplyInput!) { replyToSupport(input: $input) { request { ${REQUEST} } problems { field message } } }`;
const SOLVE =
  'mutation Solve($reference: String, $token: String) { solveSupportRequest(reference: $reference, token: $token) { state } }';
const DESK =
  'query Desk($state: String, $page: Int!) { deskRequests(state: $state, page: $page) { total requests { reference state } } }';
const DESK_READ = `query DeskRead($reference: String!) { deskRequest(reference: $reference) { ${REQUEST} } }`;
const DESK_REPLY = `mutation DeskReply($reference: String!, $text: String!, $files: [String!]!, $isSolved: Boolean!) { deskReply(reference: $reference, text: $text, files: $files, isSolved: $isSolved) { request { ${REQUEST} } problems { field } } }`;
const DESK_MOVE =
  'mutation DeskMove($reference: String!, $event: String!) { deskMove(reference: $reference, event: $event) { state } }';

interface Request {
  reference: string;
  state: string;
  mayReply: boolean;
  email: string | null;
  messages: { isStaff: boolean; text: string; files: { id: string; name: string; mediaType: string }[] }[];
}
type Reader = { memberId: number; grants: readonly string[]; isInternal: boolean };
const { secret } = readSettings({});

let site: TestApp;
let una: Reader;
let jane: Reader;
let staff: Reader;
let count = 0;
beforeAll(async () => {
  site = await startTestApp();
  [una, jane, staff] = [await aMember(), await aMember(), await aMember(true)];
}, 120_000);
afterAll(() => site?.close());
afterEach(() => site.db.rows('/* test.limits */ DELETE FROM rate_limit'));

async function aMember(isInternal = false): Promise<Reader> {
  const member = await createMember(site.db, {
    email: `asker${(count += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants: defaultGrants('member'), isInternal };
}
async function ask<Data>(text: string, variables: object = {}, as?: Partial<Reader>): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0]!;
}
type Answered = { reference: string | null; problems: { field: string; message: string }[] };
const INPUT = {
  topic: 'records',
  subject: 'A page is missing',
  text: 'The page after 12 is missing.',
  about: 'A/1',
  files: [] as string[],
};
const contact = (change: object = {}, as?: Partial<Reader>) =>
  ask<Answered>(CONTACT, { input: { ...INPUT, ...change } }, as);
const read = (reference: string, as?: Partial<Reader>, token?: string) =>
  ask<Request | null>(READ, { reference, token: token ?? null }, as);
const put = (name: string, payload: Buffer, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/support-files?${new URLSearchParams({ name })}`,
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      ...headers,
    },
    payload,
  });
const send = async (name: string, payload: Buffer) =>
  (await put(name, payload)).json<{ token: string; name: string }>();
const get = (id: string, as?: Partial<Reader>, headers: Record<string, string> = {}) =>
  site.app.inject({
    url: `/api/support-files/${id}`,
    headers: { host: 'localhost:3000', ...(as && site.headersOf(as)), ...headers },
  });
const tokenOf = async (address: string) =>
  /#token=([\w-]+)/u.exec((await mailsTo(site.db, secret, address))[0]?.link ?? '')?.[1] ?? '';

describe('a member’s request', () => {
  it('is kept, confirmed by email without its words, answered by staff and reopened by a reply', async () => {
    const { reference } = await contact({}, una);
    expect(await ask(LIST, {}, una)).toEqual([{ reference, state: 'NEW', subject: INPUT.subject }]);
    const [mail] = await mailsTo(site.db, secret, 'asker1@example.com');
    expect(mail).toMatchObject({
      kind: 'support-received',
      memberId: una.memberId,
      subject: `We have received your request ${reference}`,
    });
    expect(mail?.text).toContain(`/account/support/${reference}`);
    expect(mail?.text).not.toContain('page after 12');

    expect(await ask(DESK_MOVE, { reference, event: 'STAFF_TOOK' }, staff)).toEqual({ state: 'OPEN' });
    const answered = await ask<{ request: Request }>(
      DESK_REPLY,
      { reference, text: 'It is at the binder’s.', files: [], isSolved: false },
      staff,
    );
    expect(answered.request).toMatchObject({ state: 'WAITING', email: 'asker1@example.com' });
    expect(
      (await mailsTo(site.db, secret, 'asker1@example.com')).find(({ kind }) => kind === 'support-answered')?.text,
    ).not.toContain('binder');
    expect(await read(reference!, una)).toMatchObject({
      email: null,
      mayReply: true,
      messages: [{ isStaff: false }, { isStaff: true, text: 'It is at the binder’s.' }],
    });

    expect(await ask(SOLVE, { reference, token: null }, una)).toEqual({ state: 'SOLVED' });
    expect(
      await ask(REPLY, { input: { reference, token: null, text: 'Still missing.', files: [] } }, una),
    ).toMatchObject({ request: { state: 'OPEN', messages: [{}, {}, { text: 'Still missing.' }] } });
  });

  it('is closed after 14 days, and then takes no reply', async () => {
    const { reference } = await contact({}, una);
    await ask(DESK_REPLY, { reference, text: 'Done.', files: [], isSolved: true }, staff);
    await sweepRequests(site.db);
    expect((await read(reference!, una))?.state).toBe('SOLVED');
    await site.db.rows(
      "/* test.age */ UPDATE support_request SET solved_at = now() - interval '15 days' WHERE reference = $1",
      [reference],
    );
    await sweepRequests(site.db);
    expect(await read(reference!, una)).toMatchObject({ state: 'CLOSED', mayReply: false });
    expect(await ask(REPLY, { input: { reference, token: null, text: 'Hello?', files: [] } }, una)).toMatchObject({
      request: null,
      problems: [{ field: 'text', message: 'This request is closed. Send a new one.' }],
    });
    expect(await ask(DESK_MOVE, { reference, event: 'REOPENED' }, staff)).toBeNull();
  });

  it('is not there for another member, a visitor, or a token of nothing', async () => {
    const { reference } = await contact({}, una);
    expect([
      await read(reference!, jane),
      await read(reference!),
      await read(reference!, undefined, 'x'),
      await read('R-AAAAAAAA', una),
      await read('\0', una).catch(() => null),
    ]).toEqual([null, null, null, null, null]);
    expect(await ask(REPLY, { input: { reference, token: null, text: 'Mine', files: [] } }, jane)).toEqual({
      request: null,
      problems: [],
    });
    expect(await ask(SOLVE, { reference, token: null }, jane)).toBeNull();
    await expect(ask(LIST)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('is for staff alone at the desk', async () => {
    const { reference } = await contact({}, una);
    const calls: [string, object][] = [
      [DESK, { page: 1 }],
      [DESK_READ, { reference }],
      [DESK_REPLY, { reference, text: 'x', files: [], isSolved: true }],
      [DESK_MOVE, { reference, event: 'SOLVED' }],
    ];
    for (const [text, variables] of calls)
      for (const as of [undefined, una]) await expect(ask(text, variables, as)).rejects.toThrow('NOT_FOUND');
    const { total, requests } = await ask<{ total: number; requests: { state: string }[] }>(
      DESK,
      { state: 'NEW', page: 1 },
      staff,
    );
    expect(total).toBe(requests.length);
    expect(requests.every(({ state }) => state === 'NEW')).toBe(true);
    expect((await ask<{ requests: unknown[] }>(DESK, { page: 9999999 }, staff)).requests).toEqual([]);
    await expect(ask(DESK_MOVE, { reference, event: 'TIME_PASSED' }, staff)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('goes with its messages and files when the member is erased', async () => {
    const leaver = await aMember();
    const { token } = await send('page.txt', Buffer.from('words of mine'));
    await contact({ files: [token] }, leaver);
    await eraseMember(site.db, leaver.memberId);
    expect(
      await site.db.rows('/* test.left */ SELECT 1 FROM support_request WHERE member_id = $1', [leaver.memberId]),
    ).toEqual([]);
    expect(
      await site.db.rows(
        "/* test.files */ SELECT 1 FROM support_file WHERE convert_from(content, 'UTF8') = 'words of mine'",
      ),
    ).toEqual([]);
  });
});

describe('a visitor’s request', () => {
  it('is opened by a link in an email whose token is in the fragment', async () => {
    const { reference } = await contact({ email: ' visitor@example.com ' });
    const [mail] = await mailsTo(site.db, secret, 'visitor@example.com');
    expect(mail?.link).toMatch(/\/support-request#token=[\w-]{43}$/u);
    const token = await tokenOf('visitor@example.com');
    expect(await read('', undefined, token)).toMatchObject({
      reference,
      messages: [{ text: INPUT.text }],
      email: null,
    });
    expect(await ask(REPLY, { input: { reference: '', token, text: 'More.', files: [] } })).toMatchObject({
      request: { messages: [{}, { text: 'More.' }] },
    });
    expect(await read('', una, token)).toMatchObject({ reference });
    const stored = await site.db.rows('/* test.links */ SELECT * FROM support_link');
    expect(JSON.stringify(stored)).not.toContain(token);
    await site.db.rows("/* test.old */ UPDATE support_link SET expires_at = now() - interval '1 second'");
    expect(await read('', undefined, token)).toBeNull();
  });

  it('of a program that fills in every field is answered and not kept', async () => {
    expect(await contact({ email: 'bot@example.com', website: 'https://spam.example' })).toMatchObject({
      problems: [],
    });
    expect(await mailsTo(site.db, secret, 'bot@example.com')).toEqual([]);
  });

  it('names its problems', async () => {
    expect(
      (
        await contact({
          topic: 'x',
          subject: '\u200b',
          text: '🌳'.repeat(5001),
          email: 'nobody',
          about: 'x'.repeat(201),
          files: ['1', '2', '3', '4', '5', '6'],
        })
      ).problems.map(({ field }) => field),
    ).toEqual(['topic', 'subject', 'text', 'email', 'about', 'files']);
    expect((await contact()).problems.map(({ field }) => field)).toEqual(['email']);
  });

  it('comes five times an hour from one network', async () => {
    for (let sent = 0; sent < 5; sent += 1) await contact({ email: 'often@example.com' });
    await expect(contact({ email: 'often@example.com' })).rejects.toThrow('RATE_LIMITED');
  });
});

describe('files', () => {
  const zip = (): Promise<Buffer> => {
    const file = new ZipFile();
    file.addBuffer(Buffer.from('x'), 'x.txt');
    file.end();
    return buffer(file.outputStream);
  };
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .withExif({ IFD0: { Artist: 'canary' } })
      .toBuffer();

  it('are taken while someone on another network sends theirs byte by byte', async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const from = (localAddress: string) =>
      request(`${address}/api/support-files?name=note.txt`, {
        method: 'PUT',
        localAddress,
        headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', 'content-length': 5 },
      }).on('error', () => undefined);
    const slow = Array.from({ length: 8 }, () => from('127.0.0.1'));
    for (const file of slow) file.write('s');
    await delay(300);
    const quick = from('127.0.0.2');
    const answer = new Promise<IncomingMessage>((resolve) => quick.on('response', resolve));
    quick.end('quick');
    expect((await answer).resume().statusCode).toBe(200);
    for (const file of slow) file.destroy();
  }, 10_000);

  it('are drawn again, saved as attachments, and given to the asker and staff alone', async () => {
    const { token } = await send('../My page<b>.png', await png());
    const { reference } = await contact({ files: [token] }, una);
    const [file] = (await read(reference!, una))?.messages[0]?.files ?? [];
    expect(file).toMatchObject({ name: 'My page<b>.webp', mediaType: 'image/webp' });
    for (const as of [una, staff]) {
      const { statusCode, headers, rawPayload } = await get(file!.id, as);
      expect([
        statusCode,
        headers['content-type'],
        headers['x-content-type-options'],
        headers['cache-control'],
      ]).toEqual([200, 'image/webp', 'nosniff', 'private, no-store']);
      expect(headers['content-disposition']).toMatch(/^attachment/u);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(rawPayload.toString('latin1')).not.toContain('canary');
    }
    for (const as of [undefined, jane]) expect((await get(file!.id, as)).statusCode).toBe(404);
    expect((await get('x')).statusCode).toBe(404);
  });

  it('of a visitor open to the token of their request alone', async () => {
    const { token } = await send('note.txt', Buffer.from('A note'));
    await contact({ email: 'files@example.com', files: [token] });
    const link = await tokenOf('files@example.com');
    const [file] = (await read('', undefined, link))?.messages[0]?.files ?? [];
    expect((await get(file!.id, undefined, { 'x-support-token': link })).body).toBe('A note');
    await contact({ email: 'other@example.com' });
    expect((await get(file!.id, undefined, { 'x-support-token': await tokenOf('other@example.com') })).statusCode).toBe(
      404,
    );
  });

  it('are used once, and one that is gone stops the message', async () => {
    const { token } = await send('note.txt', Buffer.from('A note'));
    await contact({ files: [token] }, una);
    expect((await contact({ files: [token] }, una)).problems).toEqual([
      { field: 'files', message: 'A file is no longer here. Attach it again.' },
    ]);
  });

  it('that no message takes are deleted after a day', async () => {
    const { token } = await send('alone.txt', Buffer.from('alone'));
    await site.db.rows(
      "/* test.alone */ UPDATE support_file SET sent_at = now() - interval '25 hours' WHERE message_id IS NULL",
    );
    await sweepRequests(site.db);
    expect((await contact({ files: [token] }, una)).problems[0]?.field).toBe('files');
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a zip named .png', zip, FILE_PROBLEM_TEXTS.UNSUPPORTED_TYPE],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      FILE_PROBLEM_TEXTS.UNSUPPORTED_TYPE,
    ],
    ['nothing', () => Buffer.alloc(0), FILE_PROBLEM_TEXTS.EMPTY],
  ])('are refused: %s', async (_what, make, problem) =>
    expect((await put('x.png', await make())).json()).toEqual({ problem }),
  );

  it('of more than 10 MB are refused', async () =>
    expect(
      (await put('big.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(MOST_FILE_BYTES + 100)]))).statusCode,
    ).toBe(413));

  it('come from pages of this site alone', async () =>
    expect((await put('x.txt', Buffer.from('x'), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403));
});
