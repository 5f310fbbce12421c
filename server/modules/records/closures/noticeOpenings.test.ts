import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { noticeOpenings } from './noticeOpenings.ts';

const TODAY = '2990-06-10';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** A published set with a steward of its own, whose address is given back. */
async function aSetOf(id: string, { recordUntil = null as string | null, isConfirmed = true } = {}): Promise<string> {
  const email = `${id.toLowerCase()}@example.com`;
  const fields = { FirstName: 'Ann', LastName: 'PINCH', EventYear: '1871' };
  await publishRecords(site.db, aRecordSet({ id, name: `Burials of ${id}`, access: 'free' }), [
    aRecord('1', fields),
    aRecord('2', fields, recordUntil === null ? {} : { isClosed: true, closedUntil: recordUntil }),
  ]);
  const member = await createMember(site.db, {
    email,
    firstName: 'Una',
    lastName: 'Steward',
    passwordHash: null,
    isEmailConfirmed: isConfirmed,
  });
  await site.db.rows(
    '/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) VALUES ($1, $2, now(), now())',
    [id, member!.id],
  );
  return email;
}
const notice = (day = TODAY) =>
  noticeOpenings(
    {
      db: site.db,
      mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
      publicUrl: 'https://records.example',
    },
    day,
  );
const subjectsTo = async (email: string) => (await mailsTo(site.db, DEMO_SECRET, email)).map(({ subject }) => subject);
const aBook = (set: string, until: string | null, pageUntil: string | null) =>
  site.db.rows(
    `/* test.book */ WITH b AS (INSERT INTO image_book (record_set_id, label, closed_until) VALUES ($1, 'Register', $2::date) RETURNING id)
     INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash, closed_until)
     SELECT 'p-' || translate(substr(md5($1), 1, 20), '0189', 'wxyz'), id, 1, '1', '1.png', 10, 10, repeat('a', 64), $3::date FROM b`,
    [set, until, pageUntil],
  );

it('stewards hear once, a week before a date of their set, of a book, a page or records comes', async () => {
  const emails = {
    set: await aSetOf('SET-DATED'),
    book: await aSetOf('BOOK-DATED'),
    page: await aSetOf('PAGE-DATED'),
    record: await aSetOf('RECORD-DATED', { recordUntil: '2990-06-17' }),
  };
  await site.db.rows("/* test.date */ UPDATE record_set SET closed_until = '2990-06-17' WHERE id = 'SET-DATED'");
  await aBook('BOOK-DATED', '2990-06-17', null);
  await aBook('PAGE-DATED', null, '2990-06-17');
  expect(await notice('2990-06-09')).toEqual([]);
  expect((await notice()).sort()).toEqual(['BOOK-DATED', 'PAGE-DATED', 'RECORD-DATED', 'SET-DATED']);
  expect(await notice()).toEqual([]);
  expect(await notice('2990-06-12')).toEqual([]);
  for (const email of Object.values(emails)) expect(await subjectsTo(email)).toEqual(['Closed records open soon']);
  const [mail] = await mailsTo(site.db, DEMO_SECRET, emails.set);
  expect(mail?.text).toContain('On 17 June 2990 a closing date comes in “Burials of SET-DATED”');
  expect(mail?.text).toContain('https://records.example/desk/closures');
});

it('they hear again of another day, and on the eve of a date that was given late', async () => {
  const email = await aSetOf('DATED-AGAIN');
  const date = (until: string) =>
    site.db.rows("/* test.date */ UPDATE record_set SET closed_until = $1::date WHERE id = 'DATED-AGAIN'", [until]);
  await date('2990-06-11');
  expect(await notice()).toEqual(['DATED-AGAIN']);
  await date('2990-06-20');
  expect(await notice()).toEqual([]);
  expect(await notice('2990-06-13')).toEqual(['DATED-AGAIN']);
  expect(await subjectsTo(email)).toHaveLength(2);
});

it('nothing is sent of dates without an end, of sets without a steward, and to an address that is not confirmed', async () => {
  await aSetOf('FOR-EVER', { recordUntil: 'infinity' });
  const left = await aSetOf('LEFT', { recordUntil: '2990-06-12' });
  await site.db.rows("/* test.left */ UPDATE steward SET ended_at = now() WHERE set_key = 'LEFT'");
  const unconfirmed = await aSetOf('UNCONFIRMED', { recordUntil: '2990-06-12', isConfirmed: false });
  expect(await notice()).toEqual(['UNCONFIRMED']);
  expect(await subjectsTo(left)).toEqual([]);
  expect(await subjectsTo(unconfirmed)).toEqual([]);
});

it('of two copies that look at once one sends it', async () => {
  const email = await aSetOf('AT-ONCE', { recordUntil: '2990-06-12' });
  const sent = await Promise.all([notice(), notice(), notice()]);
  expect(sent.flat()).toEqual(['AT-ONCE']);
  expect(await subjectsTo(email)).toHaveLength(1);
});
