import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { startSandbox, type TestSandbox, typed } from '#test/support/server/startSandbox.ts';

import { testProcessor } from '../processorConformance.fixture.ts';

const NUMBERS = { pays: '4242424242424242', failsLater: '4000000000000341', asks: '4000002760003184' };

describe('the sandbox processor', () => {
  let db: Database;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    db = await testDatabase();
    sandbox = await startSandbox(db);
  });
  afterAll(async () => {
    await sandbox.close();
    await db.close();
  });

  testProcessor(async () => ({
    processor: sandbox.processor,
    patienceMs: 0,
    async saveCard(kind) {
      const id = crypto.randomUUID();
      const back = 'http://localhost:3000/card-update/success';
      const page = await sandbox.processor.openPage({
        checkoutId: id,
        customer: null,
        email: 'a.member@example.com',
        mode: 'setup',
        paymentId: null,
        amount: 0,
        currency: 'GBP',
        description: 'A card',
        successUrl: back,
        cancelUrl: back,
        failureUrl: back,
        key: id,
      });
      const pressed = await sandbox.press(page.url, typed(NUMBERS[kind]));
      if (kind === 'asks') await sandbox.press(pressed.headers.get('location') ?? '', { answer: 'approve' });
      const { method } = await sandbox.processor.session(page.session);
      return { customer: page.customer, method: method?.id ?? '' };
    },
  }));

  it('shuts out callers without the key', async () => {
    const answer = await fetch(`${sandbox.url}/v1/events`, { headers: { authorization: 'Bearer sk_sandbox_guess' } });
    expect(answer.status).toBe(401);
  });
});
