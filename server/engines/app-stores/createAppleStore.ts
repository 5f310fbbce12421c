import type { X509Certificate } from 'node:crypto';

import { readAppleState } from '#domain/billing/app-stores/readAppleState.ts';
import { instantIn, objectIn, type Statement, textIn } from '#domain/billing/app-stores/statement.ts';

import { type AppleStore, BadStatement, type StoreStatement } from './AppStores.ts';
import { verifyAppleSignature } from './verifyAppleSignature.ts';

/** Whose notices are taken. */
interface AppleParts {
  bundleId: string;
  roots: readonly X509Certificate[];
  /** Purchases of Apple's sandbox, which cost nothing, count as well. */
  takesSandbox: boolean;
}

/** Apple's store, by App Store Server Notifications 2: what it says needs no question in return. */
export function createAppleStore({ bundleId, roots, takesSandbox }: AppleParts): AppleStore {
  /** What is signed must be of the operator's own app, and of a world where money moves. */
  const checked = (part: Statement): Statement => {
    if (part.bundleId !== bundleId) throw new BadStatement('This is about another app.');
    if (part.environment !== 'Production' && !takesSandbox) throw new BadStatement('This is of the sandbox.');
    return part;
  };
  const signed = (jws: string, now: Date) => verifyAppleSignature(jws, roots, now);
  const dated = (part: Statement, purchase: StoreStatement['purchase'], isWhole: boolean): StoreStatement => {
    const asOf = instantIn(part.signedDate);
    if (!asOf) throw new BadStatement('There is no date of signature.');
    return { purchase, asOf, isWhole };
  };
  return {
    async readNotice(signedPayload, now) {
      const notice = await signed(signedPayload, now);
      const data = objectIn(notice.data);
      // Summaries and tests are about no purchase.
      const transactionJws = textIn(data?.signedTransactionInfo);
      if (!data || transactionJws === null) return dated(notice, null, true);
      checked(data);
      const renewalJws = textIn(data.signedRenewalInfo);
      const transaction = checked(await signed(transactionJws, now));
      const renewal = renewalJws === null ? null : await signed(renewalJws, now);
      // Without a status it is about a single purchase.
      return dated(
        notice,
        data.status === undefined ? null : readAppleState({ status: data.status, transaction, renewal }, now),
        true,
      );
    },
    async readTransaction(signedTransaction, now) {
      const transaction = checked(await signed(signedTransaction, now));
      return dated(transaction, readAppleState({ status: undefined, transaction, renewal: null }, now), false);
    },
  };
}
