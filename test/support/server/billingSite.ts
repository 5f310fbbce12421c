import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { seedSampleItems } from '#server/modules/billing/items/index.ts';
import type { PaymentDeps } from '#server/modules/billing/payments/index.ts';
import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLiveSettings } from '#server/platform/flags/createLiveSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { siteIdentity } from './siteIdentity.ts';
import { startSandbox, type TestSandbox, typed } from './startSandbox.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** What a checkout answers in these tests. */
export interface AnsweredCheckout {
  id: string;
  state: string;
  failure: { class: string; code: string } | null;
  nextPage: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  url: string | null;
}

export interface CheckoutAnswer {
  checkout: AnsweredCheckout | null;
  problem: string | null;
  quote: { id: string; total: { amount: number } } | null;
}

const CHECKOUT = 'id state failure { class code } nextPage subscriptionId invoiceId url';
const QUOTE = `mutation MakeQuote($kind: String!, $input: QuoteInput!) { makeQuote(kind: $kind, input: $input) { quote { id total { amount currency } net { amount } tax { amount } } problems { field code } } }`;
const START = `mutation StartCheckout($quoteId: ID!, $key: String!, $wanted: CheckoutWantedInput!) { startCheckout(quoteId: $quoteId, key: $key, wanted: $wanted) { checkout { ${CHECKOUT} } problem quote { id total { amount } } } }`;
const SETTLE = `mutation SettleCheckout($id: ID!) { settleCheckout(id: $id) { ${CHECKOUT} } }`;
const CANCEL = `mutation CancelCheckout($id: ID!) { cancelCheckout(id: $id) { ${CHECKOUT} } }`;

/** A card that pays. */
export const GOOD_CARD = '4242424242424242';

/** A site that sells the sample's plans through a real sandbox processor, without a socket of its own. */
export interface BillingSite {
  site: TestApp;
  db: Database;
  sandbox: TestSandbox;
  /** What the site pays with, for what is done without a request. */
  payments: PaymentDeps;
  /** A new member who may pay. */
  member: (name: string) => Promise<Partial<Viewer> & { memberId: number }>;
  /** The price of a plan for the months, in pounds. */
  priceOf: (tier: string, months: number) => Promise<string>;
  quote: (
    as: Partial<Viewer>,
    kind: string,
    input: object,
  ) => Promise<{
    quote: { id: string; total: { amount: number } } | null;
    problems: { field: string; code: string }[];
  }>;
  start: (as: Partial<Viewer>, quoteId: string, key?: string, wanted?: object) => Promise<CheckoutAnswer>;
  settle: (as: Partial<Viewer>, id: string) => Promise<AnsweredCheckout | null>;
  cancel: (as: Partial<Viewer>, id: string) => Promise<AnsweredCheckout | null>;
  /** Quotes, starts, pays with a card on the processor's page, and settles. */
  buy: (as: Partial<Viewer>, kind: string, input: object, card?: string) => Promise<AnsweredCheckout>;
  close: () => Promise<void>;
}

let keys = 0;

/**
 * Starts it, with a database of its own unless one is given.
 * @param environment - settings that differ from those of a demonstration.
 * @param appStores - where its apps sell; null for nowhere
 */
export async function startBillingSite(
  environment: Record<string, string> = {},
  given?: Database,
  appStores: AppStores | null = null,
): Promise<BillingSite> {
  const db = given ?? (await testDatabase());
  await seedSampleCatalogue(db);
  await seedSampleItems(db);
  const app: { inject?: TestApp['app']['inject'] } = {};
  const sandbox = await startSandbox(db, {
    app: { inject: ((options: object) => app.inject?.(options)) as TestApp['app']['inject'] },
  });
  const settings = readSettings(environment);
  const site = await startTestApp({ db, processor: sandbox.processor, settings, appStores });
  app.inject = site.app.inject.bind(site.app);
  const payments = paymentsOf({
    settings,
    liveSettings: createLiveSettings(db, settings),
    db,
    processor: sandbox.processor,
    mailer: createMailer({ db, secret: settings.secret, siteIdentity }),
    siteIdentity,
    publicUrl: site.site.publicUrl,
    log: silentLog,
  });

  async function data<Answer>(query: string, variables: object, as: Partial<Viewer>): Promise<Answer> {
    const answer = await site.ask<Record<string, Answer>>(query, variables, as);
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0] as Answer;
  }
  const quote: BillingSite['quote'] = (as, kind, input) => data(QUOTE, { kind, input }, as);
  const start: BillingSite['start'] = (as, quoteId, key = `key-of-test-${(keys += 1)}`, wanted = {}) =>
    data(START, { quoteId, key, wanted }, as);
  const settle: BillingSite['settle'] = (as, id) => data(SETTLE, { id }, as);
  return {
    site,
    db,
    sandbox,
    payments,
    async member(name) {
      const made = await createMember(db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Hext',
        passwordHash: 'x',
      });
      if (!made) throw new Error('A member could not be made.');
      return { memberId: made.id, grants: ['payment'] };
    },
    async priceOf(tier, months) {
      const row = await db.one<{ id: number }>(
        "/* test.price */ SELECT r.id FROM price r JOIN plan p ON p.id = r.plan_id WHERE p.tier = $1 AND p.duration_in_months = $2 AND r.currency = 'GBP' AND r.valid_to IS NULL AND NOT p.is_gift",
        [tier, months],
      );
      if (!row) throw new Error('There is no such price.');
      return String(row.id);
    },
    quote,
    start,
    settle,
    cancel: (as, id) => data(CANCEL, { id }, as),
    async buy(as, kind, input, card = GOOD_CARD) {
      const { quote: made } = await quote(as, kind, input);
      const { checkout } = await start(as, made?.id ?? '');
      if (!checkout) throw new Error('Nothing was started.');
      if (checkout.url !== null) await sandbox.press(checkout.url, typed(card));
      const settled = await settle(as, checkout.id);
      if (!settled) throw new Error('There is no checkout.');
      return settled;
    },
    async close() {
      // The site's database goes with it.
      await sandbox.close();
      await site.close();
    },
  };
}
