import type { StorePurchase } from '#domain/billing/app-stores/storePurchase.ts';

/** What a store said, once it is certain that it did. */
export interface StoreStatement {
  /** Null where it is about no subscription. */
  purchase: StorePurchase | null;
  /** When the store said it: of two, the later one holds. */
  asOf: Date;
  /** False: it does not say whether the purchase renews, and counts only until the store has said more. */
  isWhole: boolean;
}

/** Apple's store: everything it says is signed and complete. */
export interface AppleStore {
  /** Reads the `signedPayload` of an App Store Server Notification 2. @throws BadStatement */
  readNotice: (signedPayload: string, now: Date) => Promise<StoreStatement>;
  /** Reads a transaction as an app has it, `jwsRepresentation` of StoreKit 2. @throws BadStatement */
  readTransaction: (signedTransaction: string, now: Date) => Promise<StoreStatement>;
}

/** Google's store: its notices only say what to ask about. */
export interface GoogleStore {
  /** As in the Play Console. */
  packageName: string;
  /**
   * The purchase token that a push of Cloud Pub/Sub names; null for a push that is about no subscription of this app,
   * such as a test.
   * @param authorization the header with the OIDC token
   * @throws BadStatement for a push that does not come from the operator's own subscription
   */
  readPush: (authorization: string | undefined, body: unknown) => Promise<string | null>;
  /**
   * Asks what became of a purchase.
   * @throws BadStatement where there is no such purchase, StoreUnreachable without an answer
   */
  ask: (token: string) => Promise<StoreStatement>;
}

/** The app stores that the operator set up. */
export interface AppStores {
  /** Null: its apps sell nothing. */
  apple: AppleStore | null;
  google: GoogleStore | null;
  /** Ids of plans by store and product, as in `GOOGLE:everything:yearly`. */
  plans: ReadonlyMap<string, string>;
}

/** What is not from a store, or not for this site. */
export class BadStatement extends Error {
  override readonly name = 'BadStatement';
}

/** A purchase that ran out so long ago that the store knows nothing of it any more. */
export class PurchaseForgotten extends BadStatement {}

/** A store gave no answer, or none that can be used now. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}
