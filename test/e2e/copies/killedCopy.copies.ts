import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';
import { typed } from '#test/support/server/startSandbox.ts';

import {
  bringFile,
  longGedcom,
  openUpload,
  sendFile,
  startImport,
  untilStage,
} from '../support/copies/gedcomOfMember.ts';
import { type Member, signedIn } from '../support/copies/member.ts';
import { openThreeCopies, type ThreeCopies } from '../support/copies/openThreeCopies.ts';
import type { Copies } from '../support/copies/startCopies.ts';
import { startLoad } from '../support/copies/startLoad.ts';

const PEOPLE = 12_000;

jest.setTimeout(400_000);

let copies: ThreeCopies;
let site: Copies;
let originOf: ThreeCopies['originOf'];
let count: ThreeCopies['count'];
let mary: Member;
let silas: Member;
beforeAll(async () => {
  copies = await openThreeCopies();
  ({ site, originOf, count } = copies);
  await copies.importCensus([{}]);
  mary = await signedIn(site.origin, 'member@example.com');
  silas = await signedIn(site.origin, 'second@example.com');
}, 240_000);
afterAll(() => copies?.close());

async function kill(at: number): Promise<void> {
  const copy = site.copies[at];
  copy?.child.kill('SIGKILL');
  await copy?.ended;
}

it('in the middle of requests: those of that copy fail, no other does, and no one is signed out', async () => {
  const load = startLoad(site.origin, [mary, silas], 6);
  await delay(2_000);
  const before = load.faults().length;
  await kill(0);
  await delay(3_000);
  // At most what that copy had in hand, once for each reader.
  const torn = load.faults().length;
  expect(before).toBe(0);
  expect(torn).toBeLessThanOrEqual(8);
  const answered = load.answered();
  await delay(2_000);
  expect(load.faults().length).toBe(torn);
  expect(load.answered()).toBeGreaterThan(answered);
  await site.restart(0);
  await delay(2_000);
  await load.stop();
  expect(load.faults().length).toBe(torn);
  expect(load.signedOut()).toEqual([]);
});

it('in the middle of an upload: nothing of it is kept, and it can be sent to another copy', async () => {
  const bytes = Buffer.from(longGedcom(PEOPLE));
  const { id, uploadPath } = await openUpload(mary.at(originOf(1)), bytes.length);
  const torn = new Promise<string>((resolve) => {
    const sent = request(
      new URL(uploadPath, originOf(0)),
      {
        method: 'PUT',
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': bytes.length,
          host: new URL(site.origin).host,
          cookie: mary.browser.cookiesFor(uploadPath),
        },
      },
      (answer) => resolve(String(answer.statusCode)),
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    sent.write(bytes.subarray(0, bytes.length / 2), () => void setTimeout(() => void kill(0), 300));
  });
  expect(await torn).toMatch(/^E/);
  expect(await count("SELECT count(*) AS n FROM gedcom_import WHERE id = $1 AND stage <> 'uploading'", [id])).toBe(0);
  await mary.at(originOf(1)).ask(GEDCOM_OPERATIONS.cancel, { id });
  const again = await openUpload(mary, bytes.length);
  expect(await sendFile(mary.at(originOf(2)), again.uploadPath, bytes)).toBeLessThan(300);
  await untilStage(mary.at(originOf(1)), again.id, 'CHECKED');
  await mary.ask(GEDCOM_OPERATIONS.cancel, { id: again.id });
  await site.restart(0);
});

it('in the middle of an import: another copy does it, once', async () => {
  const id = await bringFile(mary.at(originOf(1)), PEOPLE);
  const holder = await startImport(copies, mary, id, 'Killed');
  await kill(holder);
  await untilStage(mary.at(originOf((holder + 1) % 3)), id, 'DONE');
  expect(await count("SELECT count(*) AS n FROM tree WHERE name = 'Killed'")).toBe(1);
  expect(
    await count("SELECT count(*) AS n FROM tree_person p JOIN tree t ON t.id = p.tree_id WHERE t.name = 'Killed'"),
  ).toBe(PEOPLE);
  await site.restart(holder);
});

it('in the middle of a payment: it is taken once and gives one subscription', async () => {
  const ask = async <Data>(member: Member, query: string, variables: object): Promise<Data> => {
    const { data, codes } = await member.ask<Record<string, Data>>(query, variables);
    if (!data) throw new Error(codes.join(' '));
    return Object.values(data)[0] as Data;
  };
  for (const [round, [moment, email]] of (
    [
      ['the card', 'basic@example.com'],
      ['the return', 'second@example.com'],
    ] as const
  ).entries()) {
    const buyer = await signedIn(site.origin, email, { at: originOf(1) });
    const priceId = String(
      await count(
        "SELECT r.id AS n FROM price r JOIN plan p ON p.id = r.plan_id WHERE r.currency = 'GBP' AND r.valid_to IS NULL AND NOT p.is_gift ORDER BY r.id LIMIT 1",
      ),
    );
    const { quote } = await ask<{ quote: { id: string } }>(
      buyer,
      'mutation MakeQuote($input: QuoteInput!) { makeQuote(kind: "subscribe", input: $input) { quote { id } problems { field code } } }',
      { input: { priceId, country: 'GB' } },
    );
    const { checkout } = await ask<{ checkout: { id: string; url: string } }>(
      buyer.at(originOf(2)),
      'mutation StartCheckout($quoteId: ID!, $key: String!, $wanted: CheckoutWantedInput!) { startCheckout(quoteId: $quoteId, key: $key, wanted: $wanted) { checkout { id url } problem } }',
      { quoteId: quote.id, key: `killed-key-${round}`, wanted: {} },
    );
    const page = new URL(checkout.url);
    const victim = 0;
    const pay = (at: number) =>
      fetch(new URL(page.pathname + page.search, originOf(at)), {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html' },
        body: new URLSearchParams(typed('4242424242424242')),
      }).then(
        ({ status }) => status,
        () => 0,
      );
    const settle = (at: number) =>
      buyer
        .at(originOf(at))
        .ask('mutation Settle($id: ID!) { settleCheckout(id: $id) { state } }', { id: checkout.id })
        .then(
          ({ status }) => status,
          () => 0,
        );
    if (moment === 'the card') {
      const paying = pay(victim);
      await delay(15);
      await kill(victim);
      await paying;
      await pay(1);
    } else {
      expect(await pay(1)).toBeLessThan(400);
      const settling = settle(victim);
      await delay(15);
      await kill(victim);
      await settling;
    }
    const stateOf = async () =>
      (
        await ask<{ state: string } | null>(
          buyer.at(originOf(1)),
          'query Bought($id: ID!) { checkout(id: $id) { state } }',
          { id: checkout.id },
        )
      )?.state;
    await Promise.all([settle(1), settle(2), settle(1), settle(2)]);
    for (let tries = 0; (await stateOf()) !== 'DONE' && tries < 200; tries += 1) await delay(500);
    expect([moment, await stateOf()]).toEqual([moment, 'DONE']);
    expect(
      await count('SELECT count(*) AS n FROM subscription s JOIN member m ON m.id = s.member_id WHERE m.email = $1', [
        email,
      ]),
    ).toBe(1);
    expect(
      await count(
        'SELECT count(*) AS n FROM payment p JOIN billing_account b ON b.id = p.billing_account_id JOIN member m ON m.id = b.member_id WHERE m.email = $1',
        [email],
      ),
    ).toBe(1);
    await site.restart(victim);
  }
});
