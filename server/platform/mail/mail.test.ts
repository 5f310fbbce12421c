import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';

import { composeMail } from './composeMail.ts';
import { createMailer } from './createMailer.ts';
import { deliverMail, sweepMail } from './deliverMail.ts';
import type { Mail } from './Mailer.ts';
import { openTransport } from './smtpTransport.ts';
import { startDelivery } from './startDelivery.ts';
import type { Transport } from './Transport.ts';

const SECRET = 'a secret for tests only';
const ORIGIN = 'https://records.example.org';
const PASSWORD = 'pass/word';

interface Row {
  id: string;
  kind: string;
  content: string | null;
  tries: number;
  lastProblem: string | null;
  isDelivered: boolean;
  isGivenUp: boolean;
  wait: number;
}

let db: Database;
let server: SMTPServer;
let smtpUrl: string;
let received: { from: string; to: string[]; user: string | undefined; mail: Email }[] = [];
let refusal: { code: number; text: string } | null = null;
let logged: { fields: Record<string, unknown>; message: string }[] = [];

const write = (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message });
const log = { info: write, warn: write };
const settings = { mode: 'production', publicUrl: ORIGIN, mailFrom: 'The Record Office <office@example.org>' } as const;
const mail: Mail = {
  to: 'reader@example.net',
  kind: 'password-reset',
  ...composeMail({
    subject: 'Set a new password — “now”',
    before: ['Hello <b>Una</b> & all,'],
    action: { label: 'Set it', href: `${ORIGIN}/x#a&b` },
    footer: ['Nobody else got this.'],
  }),
};
const rows = () =>
  db.rows<Row>(
    `/* test.outbox */ SELECT id, kind, content, tries, last_problem AS "lastProblem", delivered_at IS NOT NULL AS "isDelivered",
     given_up_at IS NOT NULL AS "isGivenUp", extract(epoch FROM next_try_at - now())::int AS wait FROM outbox ORDER BY queued_at`,
  );
const send = (values: Partial<Mail> = {}) =>
  createMailer({ db, secret: SECRET, siteIdentity }).send({ ...mail, ...values });

async function deliver(
  transport: Transport | null = openTransport({ ...settings, smtpUrl }, siteIdentity),
  printsLinks = false,
): Promise<void> {
  if (!transport) throw new Error('no transport');
  await deliverMail({ db, secret: SECRET, transport, log, printsLinks });
  transport.close();
}

beforeAll(async () => {
  db = await testDatabase();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
    onData: (stream, { envelope, user }, done) => {
      void (async () => {
        const parsed = await PostalMime.parse(await buffer(stream));
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user,
          mail: parsed,
        });
        done();
      })();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  smtpUrl = `smtp://office:${encodeURIComponent(PASSWORD)}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await db.close();
});

beforeEach(async () => {
  [received, logged, refusal] = [[], [], null];
  await db.rows('/* test.clear */ DELETE FROM outbox');
});

describe('the order of emails', () => {
  const digest = { kind: 'digest', unsubscribe: `${ORIGIN}/api/unsubscribe/x` };
  const handedOver: string[] = [];
  let underWay = 0;
  let most = 0;
  /** Takes a while over each, as mail servers do. */
  const slow = (ms: number): Transport => ({
    async handOver(id) {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, ms));
      underWay -= 1;
      handedOver.push((await rows()).find((row) => row.id === id)?.kind ?? '');
      return { kind: 'delivered', isKept: false };
    },
    close: () => undefined,
  });
  beforeEach(() => {
    handedOver.length = 0;
    most = 0;
  });

  it('has what someone waits for before the digests that were queued earlier, several at a time', async () => {
    for (let no = 0; no < 6; no += 1) await send(digest);
    await send({});
    await deliver(slow(200));
    expect(handedOver.indexOf('password-reset')).toBeLessThan(3);
    expect([handedOver.length, most]).toEqual([7, 3]);
  });

  it('does not have it wait for the digests that are under way', async () => {
    for (let no = 0; no < 12; no += 1) await send(digest);
    const stop = startDelivery({ db, secret: SECRET, transport: slow(1_500), log, printsLinks: false });
    while (underWay === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await send({});
    while (!handedOver.includes('password-reset')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(handedOver.length).toBeLessThan(9);
    await db.rows('/* test.clear */ DELETE FROM outbox');
    await stop();
  }, 30_000);
});

describe('email over SMTP', () => {
  it('arrives with both parts, its headers and no remote content', async () => {
    await send({});
    const [queued] = await rows();
    await deliver();
    expect(received).toHaveLength(1);
    const [{ from, to, user, mail: email }] = received as [(typeof received)[number]];
    expect([from, to, user]).toEqual(['office@example.org', ['reader@example.net'], 'office']);
    expect(email.from).toMatchObject({ name: 'The Record Office', address: 'office@example.org' });
    expect(email.to).toMatchObject([{ address: 'reader@example.net' }]);
    expect(email.subject).toBe('Set a new password — “now”');
    expect(email.messageId).toBe(`<${queued?.id}@records.example.org>`);
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(email.text).toContain('Hello <b>Una</b> & all,');
    expect(email.text).toContain(`Set it:\n${ORIGIN}/x#a&b`);
    expect(email.html).toContain('Hello &lt;b&gt;Una&lt;/b&gt; &amp; all,');
    expect(email.html).toContain(`href="${ORIGIN}/x#a&amp;b"`);
    expect(email.html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(/iu);
  });

  it('is removed from the database once it was taken, and neither stored nor logged readable before', async () => {
    await send();
    const [waiting] = await rows();
    expect(JSON.stringify(waiting)).not.toMatch(/reader|Una|records\.example/u);
    await deliver();
    expect(await rows()).toMatchObject([{ isDelivered: true, content: null, lastProblem: null }]);
    expect(JSON.stringify(logged)).not.toMatch(/reader@|Una|#a&b/u);
    expect(logged).toEqual([{ fields: { mail: waiting?.id, kind: 'password-reset' }, message: 'email delivered' }]);
  });

  it('waits and tries again when the mail server does not answer', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    await once(nobody, 'close');
    await send();
    await deliver(openTransport({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` }, siteIdentity));
    expect(await rows()).toMatchObject([
      {
        tries: 1,
        isDelivered: false,
        isGivenUp: false,
        content: expect.any(String),
        lastProblem: expect.stringMatching(/^E(?:CONNECTION|SOCKET)/u),
      },
    ]);
    await deliver();
    expect(received).toEqual([]);
    await db.rows(`/* test.later */ UPDATE outbox SET next_try_at = now()`);
    await deliver();
    expect(received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 2, isDelivered: true }]);
  });

  it('waits longer after each failure, up to six hours', async () => {
    refusal = { code: 451, text: 'greylisted, reader@example.net' };
    await send();
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await deliver();
      waits.push(Math.round(((await rows())[0]?.wait ?? 0) / 60));
      await db.rows(`/* test.later */ UPDATE outbox SET next_try_at = now()`);
    }
    expect(waits).toEqual([1, 4, 16, 64, 256, 360, 360]);
    expect((await rows())[0]?.lastProblem).toBe('EENVELOPE 451');
    expect(JSON.stringify(logged)).not.toContain('reader@');
  });

  it('believes a mail server that refuses the address for good, and not one that refuses the password', async () => {
    refusal = { code: 550, text: 'no such reader' };
    await send();
    await deliver();
    expect(await rows()).toMatchObject([{ isGivenUp: true, content: null, lastProblem: 'EENVELOPE 550' }]);
    await db.rows('/* test.clear */ DELETE FROM outbox');
    await send();
    await deliver(
      openTransport({ ...settings, smtpUrl: smtpUrl.replace(encodeURIComponent(PASSWORD), 'wrong') }, siteIdentity),
    );
    expect(await rows()).toMatchObject([{ isGivenUp: false, lastProblem: expect.stringMatching(/^EAUTH/u) }]);
  });

  it('sends no password over a line that is not encrypted, except to this machine', async () => {
    await send();
    const { port } = new URL(smtpUrl);
    await deliver(openTransport({ ...settings, smtpUrl: `smtp://office:secret@0.0.0.0:${port}` }, siteIdentity));
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([{ isDelivered: false, lastProblem: expect.stringMatching(/^ETLS/u) }]);
  });

  it('is delivered once, however many copies of the server look', async () => {
    for (let index = 0; index < 12; index += 1) await send({ to: `reader${index}@example.net` });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `reader${index}@example.net`).sort(),
    );
  });
});

describe('the queue', () => {
  it('belongs to the transaction that causes the email', async () => {
    const mailer = createMailer({ db, secret: SECRET, siteIdentity });
    await expect(
      db.transaction(async (tx) => {
        await mailer.send(mail, tx);
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a line break in the address', { to: 'a@example.net\r\nBcc: b@example.net' }],
    ['two addresses', { to: 'a@example.net, b@example.net' }],
    ['a name with the address', { to: 'B <b@example.net>' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.net' }],
    ['a line separator in the subject', { subject: 'Hello\u2028Bcc: b@example.net' }],
    ['no subject', { subject: ' ' }],
  ])('refuses %s and repeats nothing of it', async (_what, values) => {
    const error = await send(values).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toMatch(/^(?:An email goes|The subject)/u);
    expect(error?.message).not.toContain('example.net');
    expect(await rows()).toEqual([]);
  });

  it('gives up what is of no use any more, or cannot be read, and forgets after 30 days', async () => {
    await send({ usefulHours: 1 });
    await db.rows(`/* test.age */ UPDATE outbox SET expires_at = now() - interval '1 second'`);
    await deliver();
    await sweepMail(db);
    expect([received, await rows()]).toMatchObject([
      [],
      [{ isGivenUp: true, content: null, lastProblem: 'NO_MAIL_SERVER' }],
    ]);
    await db.rows(`/* test.age */ UPDATE outbox SET given_up_at = now() - interval '31 days'`);
    await sweepMail(db);
    expect(await rows()).toEqual([]);

    await createMailer({ db, secret: 'another secret', siteIdentity }).send(mail);
    await deliver();
    expect(await rows()).toMatchObject([{ isGivenUp: true, content: null, lastProblem: 'SEALED_WITH_ANOTHER_SECRET' }]);
  });

  it('keeps emails for staff and prints their links in demo mode only', async () => {
    await send();
    await deliver(
      openTransport({ mode: 'demo', publicUrl: ORIGIN, smtpUrl: null, mailFrom: null }, siteIdentity),
      true,
    );
    expect(await rows()).toMatchObject([{ isDelivered: true, content: expect.any(String) }]);
    expect(logged.map(({ fields }) => fields.link)).toEqual([`${ORIGIN}/x#a&b`, undefined]);
    expect(openTransport({ ...settings, smtpUrl: null }, siteIdentity)).toBeNull();
  });
});
