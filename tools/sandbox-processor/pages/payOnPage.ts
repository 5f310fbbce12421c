import type { Database } from '#server/platform/db/database.ts';

import { attempt } from '../bank/attempt.ts';
import type { ReadCard } from '../bank/readCard.ts';
import { type Intent, type Method, newId, seconds, type Session } from '../store/documents.ts';
import { find, keep, lock } from '../store/objectStore.ts';
import type { Pages } from '../wire/toWire.ts';

/** What was tried on a page before, so that two tries can never both be paid; else a new attempt. */
async function intentOf(tx: Database, session: Session): Promise<Intent> {
  const before = session.intent === null ? null : await lock(tx, 'intent', session.intent);
  if (before) return before;
  return {
    id: newId(session.mode === 'payment' ? 'pi' : 'seti'),
    kind: session.mode,
    customer: session.customer,
    session: session.id,
    amount: session.amount,
    currency: session.currency,
    status: 'requires_payment_method',
    method: null,
    description: session.description,
    metadata: session.intentMetadata,
    error: null,
    returnUrl: session.successUrl,
    isTried: false,
    refunded: 0,
    isDisputed: false,
    created: seconds(),
  };
}

/**
 * Pays, or saves a card, on the page of a checkout.
 * @param card - null for the wallet.
 * @returns null when the page is not open any more: a second press, another tab, or its time ran out.
 */
export async function payOnPage(tx: Database, id: string, card: ReadCard | null, pages: Pages): Promise<Intent | null> {
  const session = await lock(tx, 'session', id);
  if (session?.status !== 'open') return null;
  const method: Method = {
    id: newId('pm'),
    customer: null,
    type: card ? 'card' : 'paypal',
    card: card?.card.key ?? '',
    expiryMonth: card?.month ?? 0,
    expiryYear: card?.year ?? 0,
    isConfirmed: false,
    created: seconds(),
  };
  await keep(tx, 'method', method);
  const intent = await keep(tx, 'intent', await intentOf(tx, session));
  await keep(tx, 'session', { ...session, intent: intent.id });
  return attempt(tx, intent, method, true, pages);
}

/** Where an attempt leads: to the bank, or back to the site. */
export async function nextUrl(db: Database, intent: Intent, { base }: Pages): Promise<string | null> {
  if (intent.status === 'requires_action') return `${base}/bank/${intent.id}`;
  const session = intent.session === null ? null : await find(db, 'session', intent.session);
  if (!session) return intent.returnUrl;
  if (intent.status === 'succeeded' || intent.status === 'processing') return session.successUrl;
  return session.metadata.failure_url ?? session.cancelUrl;
}
