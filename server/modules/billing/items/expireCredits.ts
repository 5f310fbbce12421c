import { siteDayInWords } from '#domain/billing/core/siteDay.ts';
import { lotEnd, lotStep, mayKeep } from '#domain/billing/items/creditExpiry.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { type BillingRules, book, lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { type CreditMail, creditMail } from './creditMails.ts';
import { creditStore, type OwnLot } from './creditStore.ts';

/** What seeing to credits needs of the site. */
export interface CreditDeps {
  db: Database;
  rules: Pick<BillingRules, 'zone' | 'creditMonths'>;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** Days ahead that may matter: the first email comes 30 days before. */
const AHEAD_DAYS = 30;
const AT_ONCE = 200;
const MAILS: Readonly<Record<'tellFirst' | 'tellAgain' | 'expire', CreditMail>> = {
  tellFirst: 'first',
  tellAgain: 'again',
  expire: 'expired',
};

/** Does what is due for one lot. Nothing expires whose owner can’t be written to. */
async function bring(tx: Database, { rules, mailer, publicUrl }: CreditDeps, lot: OwnLot, now: Date): Promise<boolean> {
  const step = lotStep(lot, now);
  const email = step && (await memberEmail(tx, lot.memberId));
  if (!step || !email) return false;
  const after = {
    ...lot,
    ...(step === 'tellFirst' ? { toldFirstAt: now } : step === 'tellAgain' ? { toldAgainAt: now } : { expiredAt: now }),
  };
  const store = creditStore(tx);
  await store.writeExpiry(lot.id, after);
  const left = lot.net - lot.earned;
  if (step === 'expire') {
    await store.spend(lot.id, 0, left);
    if (left > 0)
      await book(tx, {
        cause: { kind: 'credits-expired', id: String(lot.id) },
        at: now,
        currency: lot.currency,
        lines: [
          { account: { kind: 'credits' }, amount: left },
          { account: { kind: 'breakage' }, amount: -left },
        ],
      });
  }
  const end = step === 'expire' ? now : (lotEnd(after, now) ?? now);
  await mailer.send(
    creditMail(
      MAILS[step],
      { credits: lot.credits - lot.spent, end: siteDayInWords(end, rules.zone), mayKeep: mayKeep(after), publicUrl },
      email,
      lot.memberId,
    ),
    tx,
  );
  return true;
}

/**
 * Writes to the owners of credits that expire, and posts what expired to breakage; nothing where the site has no expiry
 * (any more). Copies of the server may do so at once: each account is locked and read again.
 * @returns how many steps were taken
 */
export async function expireCredits(deps: CreditDeps, wall = new Date()): Promise<number> {
  if (deps.rules.creditMonths === null) return 0;
  let steps = 0;
  for (let after = 0; ;) {
    const accounts = await creditStore(deps.db).expiring(AHEAD_DAYS, wall, after, AT_ONCE);
    for (const id of accounts) {
      steps += await deps.db.transaction(async (tx) => {
        const account = await lockAccount(tx, id);
        const now = new Date(wall.getTime() + nowOf(account).getTime() - Date.now());
        let taken = 0;
        for (const lot of await creditStore(tx).openLots(id)) if (await bring(tx, deps, lot, now)) taken += 1;
        return taken;
      });
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < AT_ONCE) return steps;
    after = last;
  }
}
