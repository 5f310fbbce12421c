import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LightMyRequestResponse } from 'fastify';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import { openAppStores } from '#server/engines/app-stores/openAppStores.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';
import { SECRET } from '#test/support/server/identitySite.ts';

import { type GoogleService, PUSH, startGoogleService } from './googleService.ts';
import { makeSigningChain, type SigningChain } from './signingChain.ts';

/** The app of these tests, in both stores. */
export const BUNDLE = 'org.example.archive';
/** When what is bought ends, unless the test says otherwise. */
export const END = new Date(Math.floor(Date.now() / 1000) * 1000 + 30 * DAY_MS);

type Member = Partial<Viewer> & { memberId: number };

/** A subscription of a store as its member sees it. */
interface Shown {
  store: string;
  phase: string;
  endsAt: string;
  manageUrl: string;
  plan: { id: string };
}

/** What a notice of Apple differs in from that of a purchase that runs. */
export interface Told {
  token?: string | null;
  reference?: string;
  status?: number | undefined;
  signedAt?: number;
  transaction?: object;
  renewal?: object;
  data?: object;
}

/** A site whose app sells plans in both stores. */
export interface StoreSite {
  billing: BillingSite;
  google: GoogleService;
  stores: AppStores;
  /** Signs as Apple does. */
  chain: SigningChain;
  ask: <Data>(query: string, as: Partial<Viewer>, variables?: object) => Promise<Data>;
  tokenOf: (as: Member) => Promise<string>;
  inApps: (as: Member) => Promise<Shown[]>;
  outside: (as: Member) => Promise<{ state: string; type: string; expiresAt: string }[]>;
  /** @returns the problem, or null */
  claim: (as: Member, store: string, proof: string) => Promise<string | null>;
  /** What an app has of a purchase that runs, signed. @param more - fields that differ */
  appleTransaction: (reference: string, more?: object) => Promise<string>;
  appleNotice: (told: Told) => Promise<string>;
  post: (store: string, payload: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** @returns the status of the answer */
  tellApple: (told: Told) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts it. */
export async function startStoreSite(): Promise<StoreSite> {
  const chain = makeSigningChain();
  const google = await startGoogleService();
  const folder = mkdtempSync(path.join(tmpdir(), 'muniment-stores-'));
  const fileOf = (name: string, bytes: string | Buffer): string => {
    const at = path.join(folder, name);
    writeFileSync(at, bytes);
    return at;
  };
  const environment = {
    MUNIMENT_SECRET: SECRET,
    APPLE_BUNDLE_ID: BUNDLE,
    APPLE_ROOT_CERTIFICATES: fileOf('root.cer', chain.root),
    GOOGLE_PLAY_PACKAGE: BUNDLE,
    GOOGLE_PLAY_CREDENTIALS: fileOf('key.json', google.credentials),
    GOOGLE_PLAY_PUSH_ACCOUNT: PUSH.account,
    APP_PRODUCTS:
      'apple:everything.yearly=demo-yearly, apple:essential.yearly=essential-12, google:everything:yearly=demo-yearly, google:gone=no-such-plan',
  };
  const stores = openAppStores({ ...readSettings(environment), publicUrl: 'http://localhost:3000' }, google.addresses);
  if (!stores) throw new Error('There are no stores.');
  const billing = await startBillingSite(environment, undefined, stores);

  const ask = async <Data>(query: string, as: Partial<Viewer>, variables: object = {}): Promise<Data> => {
    const { data, errors } = await billing.site.ask<Data>(query, variables, as);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const tokenOf = async (as: Member) =>
    (await ask<{ appAccountToken: string }>('mutation AppAccountToken { appAccountToken }', as)).appAccountToken;
  const inApps = async (as: Member) =>
    (
      await ask<{ appSubscriptions: Shown[] }>(
        'query AppSubscriptions { appSubscriptions { store phase endsAt manageUrl plan { id } } }',
        as,
      )
    ).appSubscriptions;
  const outside = async (as: Member) =>
    (
      await ask<{ subscriptions: { state: string; type: string; expiresAt: string }[] }>(
        'query currentSubscription { subscriptions(states: [ACTIVE, CANCELED, PAUSED]) { state type expiresAt } }',
        as,
      )
    ).subscriptions;
  const claim = async (as: Member, store: string, proof: string) =>
    (
      await ask<{ claimAppPurchase: { problem: string | null } }>(
        'mutation ClaimAppPurchase($store: AppStoreName!, $proof: String!) { claimAppPurchase(store: $store, proof: $proof) { problem } }',
        as,
        { store, proof },
      )
    ).claimAppPurchase.problem;

  let references = 1000;

  const own = { bundleId: BUNDLE, environment: 'Production' };
  const appleTransaction = (reference: string, more: object = {}) =>
    chain.sign({
      ...own,
      originalTransactionId: reference,
      productId: 'everything.yearly',
      type: 'Auto-Renewable Subscription',
      expiresDate: END.getTime(),
      signedDate: Date.now(),
      ...more,
    });

  // As the App Store posts it.
  async function appleNotice({
    token = null,
    reference = String((references += 1)),
    status = 1,
    signedAt = Date.now(),
    transaction = {},
    renewal = {},
    data = {},
  }: Told): Promise<string> {
    const signedTransactionInfo = await appleTransaction(reference, {
      signedDate: signedAt,
      ...(token !== null && { appAccountToken: token }),
      ...transaction,
    });
    const signedRenewalInfo = await chain.sign({
      ...own,
      originalTransactionId: reference,
      autoRenewStatus: 1,
      signedDate: signedAt,
      ...renewal,
    });
    return chain.sign({
      notificationType: 'DID_CHANGE',
      notificationUUID: randomUUID(),
      version: '2.0',
      signedDate: signedAt,
      data: { ...own, appAppleId: 1, status, signedTransactionInfo, signedRenewalInfo, ...data },
    });
  }
  const post = (store: string, payload: object, headers: Record<string, string> = {}) =>
    billing.site.app.inject({ method: 'POST', url: `/api/app-store-notices/${store}`, payload, headers });
  const tellApple = async (told: Told) => (await post('apple', { signedPayload: await appleNotice(told) })).statusCode;
  return {
    billing,
    google,
    stores,
    chain,
    ask,
    tokenOf,
    inApps,
    outside,
    claim,
    appleTransaction,
    appleNotice,
    post,
    tellApple,
    async close() {
      await google.stop();
      await billing.close();
      rmSync(folder, { recursive: true });
    },
  };
}
