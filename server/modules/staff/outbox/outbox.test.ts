import { readSettings } from '#server/platform/config/readSettings.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const STAFF = { memberId: 1, isInternal: true };
const LIST = 'query Outbox { outbox { id to subject kind queuedAt } }';
const READ = 'query OutboxMail($id: ID!) { outboxMail(id: $id) { to text html } }';
let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
  const { secret } = readSettings({});
  const mailer = createMailer({ db: site.db, secret, siteIdentity });
  for (const subject of ['First', 'Second'])
    await mailer.send({
      to: 'una@example.com',
      kind: 'test',
      ...composeMail({ subject, before: [`${subject} mail`], footer: [] }),
    });
}, 60_000);
afterAll(() => site?.close());

interface Listed {
  outbox: { id: string; subject: string; to: string }[] | null;
}

it('lists the emails of a demonstration for staff, newest first, and opens one', async () => {
  const { data } = await site.ask<Listed>(LIST, {}, STAFF);
  expect(data?.outbox).toMatchObject([
    { subject: 'Second', to: 'una@example.com', kind: 'test' },
    { subject: 'First' },
  ]);
  const opened = await site.ask<{ outboxMail: { text: string; html: string } | null }>(
    READ,
    { id: data?.outbox?.[0]?.id },
    STAFF,
  );
  expect(opened.data?.outboxMail).toMatchObject({
    text: expect.stringContaining('Second mail'),
    html: expect.stringContaining('<p'),
  });
  for (const id of ['x', '00000000-0000-0000-0000-000000000000'])
    expect((await site.ask(READ, { id }, STAFF)).data).toEqual({ outboxMail: null });
});

it('is closed to members and visitors, and empty in production', async () => {
  for (const asker of [undefined, { memberId: 2, isInternal: false }]) {
    for (const [query, variables] of [
      [LIST, {}],
      [READ, { id: 'x' }],
    ] as const) {
      expect((await site.ask(query, variables, asker)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  }
  const production = await startTestApp({ db: site.db, settings: { ...readSettings({}), mode: 'production' } });
  expect((await production.ask(LIST, {}, STAFF)).data).toEqual({ outbox: null });
  await production.app.close();
});
