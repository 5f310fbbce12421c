import { readGoogleState } from '#domain/billing/app-stores/readGoogleState.ts';
import { objectIn, type Statement, textIn } from '#domain/billing/app-stores/statement.ts';

import { BadStatement, type GoogleStore, PurchaseForgotten, StoreUnreachable } from './AppStores.ts';
import {
  askGoogle,
  createAccess,
  createPushCheck,
  type GoogleAddresses,
  type GoogleCredentials,
  type PushRules,
} from './googleAccess.ts';

/** Whose purchases are asked about, and how. */
interface GoogleParts {
  packageName: string;
  credentials: GoogleCredentials;
  push: PushRules;
  addresses: GoogleAddresses;
  /** Purchases of licence testers, which cost nothing, count as well. */
  takesTests: boolean;
}

/** What a push carries: DeveloperNotification of Real-time developer notifications, in base 64. */
function notificationIn(body: unknown): Statement {
  try {
    const data = textIn(objectIn(objectIn(body)?.message)?.data);
    const notification = data === null ? null : objectIn(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
    if (notification) return notification;
  } catch {
    // Said below.
  }
  throw new BadStatement('The push carries no notification.');
}

/** Google's store, by Real-time developer notifications and the Play Developer API, which alone is believed. */
export function createGoogleStore({ packageName, credentials, push, addresses, takesTests }: GoogleParts): GoogleStore {
  const access = createAccess(credentials);
  const checkPush = createPushCheck(addresses.keys, push);
  return {
    packageName,
    async readPush(authorization, body) {
      await checkPush(authorization);
      const notification = notificationIn(body);
      if (notification.packageName !== packageName) return null;
      return textIn(
        (objectIn(notification.subscriptionNotification) ?? objectIn(notification.voidedPurchaseNotification))
          ?.purchaseToken,
      );
    },
    async ask(token) {
      const asOf = new Date();
      const url = `${addresses.play}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}/purchases/subscriptionsv2/tokens/${encodeURIComponent(token)}`;
      const { status, body } = await askGoogle(url, { headers: { authorization: `Bearer ${await access()}` } });
      if (status === 410) throw new PurchaseForgotten('Google has forgotten the purchase.');
      // No such token, or no such app: which of the two is not said.
      if (status === 400 || status === 404) throw new BadStatement(`Google knows no such purchase: ${status}.`);
      const statement = objectIn(body);
      if (status !== 200 || !statement) throw new StoreUnreachable(`Google could not be asked: ${status}.`);
      if (statement.testPurchase !== undefined && !takesTests)
        throw new BadStatement('This is a purchase of a tester.');
      return { purchase: readGoogleState(token, statement), asOf, isWhole: true };
    },
  };
}
