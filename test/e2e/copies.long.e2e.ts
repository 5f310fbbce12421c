// Not through copies: it starts three of its own.
import { setTimeout as delay } from 'node:timers/promises';

import { COUSINS_GEDCOM } from '#test/support/cousinsGedcom.ts';
import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { openUpload, sendFile, untilStage } from './support/copies/gedcomOfMember.ts';
import { askCopy, type Member, memberOf, signedIn } from './support/copies/member.ts';
import { messageStream } from './support/copies/messageStream.ts';
import { openThreeCopies, type ThreeCopies } from './support/copies/openThreeCopies.ts';
import { closeRecord, ME, searchFor } from './support/copies/questions.ts';
import type { Copies } from './support/copies/startCopies.ts';

/** Searches in five minutes: three leases of a copy. */
const SEARCH_LIMIT = 60;

let copies: ThreeCopies;
let site: Copies;
let at: ThreeCopies['originOf'];
let mary: Member;
beforeAll(async () => {
  copies = await openThreeCopies({ SEARCH_LIMIT: String(SEARCH_LIMIT) });
  ({ site, originOf: at } = copies);
  mary = memberOf(site.origin);
}, 180_000);
afterAll(() => copies?.close());

const ALL = [0, 1, 2] as const;
const [FIRST, SECOND, THIRD] = ALL;
/** Searches for a surname as a visitor of a network of its own. */
const search = (no: number, surname: string, ip: string) => searchFor(at(no), surname, { ip });

it('a member signs in on one copy, is known to all, renews on the second, and is signed out on all at once', async () => {
  await mary.at(at(FIRST)).signIn('member@example.com');
  for (const no of ALL) expect((await mary.at(at(no)).ask(ME)).data).toEqual({ unreadMessages: expect.anything() });
  await mary.at(at(SECOND)).renew();
  for (const no of ALL) expect((await mary.at(at(no)).ask(ME)).codes).toEqual([]);

  const leaver = await signedIn(site.origin, 'second@example.com', { at: at(SECOND) });
  expect((await leaver.at(at(THIRD)).ask(ME)).codes).toEqual([]);
  expect(
    (await leaver.browser.post('/api/sign-out', {}, { authorization: `Bearer ${leaver.token()}` })).statusCode,
  ).toBeLessThan(300);
  for (const no of ALL) expect((await leaver.at(at(no)).ask(ME)).codes).toEqual(['UNAUTHENTICATED']);
});

it('a message that is sent on the first copy reaches a stream on the third within a second', async () => {
  const silas = await signedIn(site.origin, 'second@example.com', { at: at(FIRST) });
  const stream = await messageStream(at(THIRD), mary.token());
  await stream.next(1);
  const { data } = await silas.ask<{ conversations: { conversations: { hash: string }[] } }>(
    'query Theirs { conversations(folder: INBOX) { conversations { hash } } }',
  );
  const hash = data?.conversations.conversations[0]?.hash ?? '';
  const sent = Date.now();
  expect(
    (
      await silas.ask('mutation Say($input: SendMessageInput!) { sendMessage(input: $input) { hash } }', {
        input: { hash, text: 'From another copy', clientId: crypto.randomUUID() },
      })
    ).codes,
  ).toEqual([]);
  expect(await stream.next(2)).toContainEqual({ kind: 'CHANGED', hash });
  expect(Date.now() - sent).toBeLessThan(1_000);
  stream.close();
});

it('records are published on all copies together, and one that is closed on the first is never shown on the others', async () => {
  expect(await copies.importCensus([{}, { seq: 2, household: 2, forenames: 'Jane', surname: 'TREBILCOCK' }])).toContain(
    '2 records can be searched now',
  );
  for (const no of ALL) {
    while ((await search(no, 'Trebilcock', '198.51.100.1')).data?.recordSearch.total !== 1) await delay(100);
  }
  const { data } = await search(SECOND, 'Trebilcock', '198.51.100.1');
  const recordId = data?.recordSearch.hits[0]?.id;
  const staff = await signedIn(site.origin, 'staff@example.com', { at: at(FIRST), mode: 'internal' });
  expect(await closeRecord(mary.at(at(THIRD)), staff, recordId)).toEqual({
    status: 200,
    codes: [],
    data: { decideClosure: true },
  });
  const decided = Date.now();
  const READ = 'query Transcript($id: ID!) { record(id: $id) { standing record { id } } }';
  for (const no of ALL)
    expect(
      (await askCopy<{ record: { record: object | null } | null }>(at(no), READ, { id: recordId })).data?.record
        ?.record ?? null,
    ).toBeNull();
  expect((await search(FIRST, 'Trebilcock', '198.51.100.1')).data?.recordSearch.total).toBe(0);
  for (const no of [SECOND, THIRD]) {
    while ((await search(no, 'Trebilcock', '198.51.100.2')).data?.recordSearch.total !== 0) await delay(100);
    expect(Date.now() - decided).toBeLessThan(4_000);
  }
  for (const no of ALL) expect((await search(no, 'Pinch', '198.51.100.3')).data?.recordSearch.total).toBe(1);
});

it('counts what one network searches over all copies', async () => {
  let taken = 0;
  const refused = new Set<number>();
  for (let tries = 0; refused.size < 3 && tries < SEARCH_LIMIT * 4; tries += 1) {
    const { codes } = await search(tries % 3, 'Pinch', '203.0.113.9');
    if (codes.length === 0) taken += 1;
    else refused.add(tries % 3);
  }
  expect([taken, refused.size]).toEqual([SEARCH_LIMIT, 3]);
});

it('a file that is sent to the first copy is worked on by any and read on the second', async () => {
  mary.at(at(FIRST));
  const bytes = Buffer.from(COUSINS_GEDCOM);
  const { id, uploadPath } = await openUpload(mary, bytes.length);
  expect(await sendFile(mary, uploadPath, bytes)).toBeLessThan(300);
  await untilStage(mary.at(at(SECOND)), id, 'CHECKED');
  await mary.at(at(THIRD)).ask(GEDCOM_OPERATIONS.start, { id, name: 'Cousins' });
  expect((await untilStage(mary.at(at(SECOND)), id, 'DONE')).rootsfinderId).toMatch(/^fmp-/);
});

it('a copy that is asked to end says so first, finishes what is under way, and ends its streams', async () => {
  const stream = await messageStream(at(FIRST), mary.token());
  await stream.next(1);
  const [first] = site.copies;
  await site.restart(FIRST, { env: { DRAIN_SECONDS: '2' } });
  await first?.end();
  expect(await stream.ended).toBe('closed');
  const draining = await messageStream(at(FIRST), mary.token());
  await draining.next(1);
  site.copies[FIRST]?.child.kill('SIGTERM');
  await delay(500);
  const health = await fetch(`${at(FIRST)}/healthz`);
  expect([health.status, ((await health.json()) as { state: string }).state]).toEqual([503, 'stopping']);
  expect((await mary.at(at(FIRST)).ask(ME)).codes).toEqual([]);
  // The balancer has left it out by now: no one is refused.
  for (let tries = 0; tries < 12; tries += 1) expect((await fetch(`${site.origin}/sign-in`)).status).toBe(200);
  expect(await draining.ended).toBe('closed');
  await site.copies[FIRST]?.ended;
  for (let tries = 0; tries < 6; tries += 1) expect((await fetch(`${site.origin}/sign-in`)).status).toBe(200);
});
