import { readSettings } from '#server/platform/config/readSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { createOutbox } from '#server/platform/mail/createOutbox.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { messageMail, queueMessageMails } from './messageMails.ts';

const { secret, publicUrl } = readSettings({});
const parts = { secret, publicUrl };
let site: TestApp;
let [one, two, conversation] = [0, 0, 0];

beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());
beforeEach(async () => {
  await site.db.rows('/* test.clear */ DELETE FROM conversation');
  await site.db.rows('/* test.clearMembers */ DELETE FROM member');
  const rows = await site.db.rows<{ id: number }>(
    `/* test.two */ WITH made AS (INSERT INTO member (email, first_name, last_name) VALUES ('una@example.com', 'Una', 'T'), ('silas@example.com', 'Silas', 'G') RETURNING id), named AS (INSERT INTO member_profile (member_id, username) SELECT id, 'reader.' || id FROM made) SELECT id FROM made ORDER BY id`,
  );
  [one = 0, two = 0] = rows.map(({ id }) => id);
  const made = await site.db.one<{ id: number }>(
    "/* test.conversation */ WITH made AS (INSERT INTO conversation (hash) VALUES ('0000000000000000000001') RETURNING id) INSERT INTO conversation_member (conversation_id, member_id, standing) SELECT id, m, 'accepted' FROM made, unnest($1::bigint[]) m RETURNING conversation_id AS id",
    [[one, two]],
  );
  conversation = made?.id ?? 0;
});

const write = (minutes: number, text = 'Are you a Penrose?') =>
  site.db.rows(
    "/* test.write */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words, sent_at) VALUES ($1, $2, gen_random_uuid()::text, $3, 'x', now() - make_interval(mins => $4))",
    [conversation, one, text, minutes],
  );
const queue = () => queueMessageMails(site.db, createMailer({ db: site.db, secret, siteIdentity }), parts);
const change = (sql: string) =>
  site.db.rows(`/* test.change */ UPDATE conversation_member SET ${sql} WHERE member_id = $1`, [two]);

it('tells of a message ten minutes after it was sent, once until it is read, and never of the sender’s address', async () => {
  await write(9);
  expect(await queue()).toBe(0);
  await write(11);
  expect([await queue(), await queue()]).toEqual([1, 0]);
  const [mail] = await createOutbox(site.db, secret).list(1);
  expect(mail).toMatchObject({
    to: 'silas@example.com',
    subject: `reader.${one} has written to you`,
    text: expect.stringContaining('Are you a Penrose?'),
  });
  expect(mail?.text).toContain(`${publicUrl}/messaging/0000000000000000000001`);
  expect(JSON.stringify(mail)).not.toContain('una@example.com');
  await change('read_to = (SELECT max(id) FROM conversation_message)');
  await write(12);
  expect(await queue()).toBe(1);
});

it.each([
  ['a muted conversation', () => change('is_muted = true')],
  ['one that was read', () => change('read_to = 1000000')],
  ['an ignored request', () => change("standing = 'ignored'")],
  [
    'a member who wants no such email',
    () =>
      site.db.rows(
        '/* test.setting */ INSERT INTO notification_setting (member_id, private_messages, error_corrections, news, offers, partner, guides_and_tips, discoveries, unsubscribe_from_everything, marketing_opt_in) VALUES ($1, false, true, true, true, true, true, true, false, false)',
        [two],
      ),
  ],
])('tells nothing of %s', async (_what, make) => {
  await write(20);
  await make();
  expect(await queue()).toBe(0);
});

it('keeps the words of a request to itself', async () => {
  await write(20, 'Private words');
  await change("standing = 'requested'");
  await queue();
  const [mail] = await createOutbox(site.db, secret).list(1);
  expect(mail?.subject).toBe(`reader.${one} would like to write to you`);
  expect(JSON.stringify(mail)).not.toContain('Private words');
});

it('quotes 200 characters, and ends at one press of the mail program', async () => {
  const mail = messageMail(
    {
      memberId: two,
      email: 'silas@example.com',
      hash: '0000000000000000000001',
      name: 'Una\nT',
      isRequest: false,
      text: '\u{1F333}'.repeat(500),
    },
    parts,
  );
  expect([mail.subject, [...mail.text.matchAll(/\u{1F333}/gu)].length]).toEqual(['Una T has written to you', 200]);
  const { pathname, search } = new URL(mail.unsubscribe ?? '');
  const press = (url: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press(pathname + search)).statusCode).toBe(204);
  await write(20);
  expect(await queue()).toBe(0);
  for (const bad of ['?token=1.x&setting=privateMessages', search.replace('privateMessages', 'password'), ''])
    expect((await press(pathname + bad)).statusCode).toBe(410);
  const opened = await site.app.inject({ url: pathname + search });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    expect.stringContaining('/email-preferences#token='),
  ]);
});
