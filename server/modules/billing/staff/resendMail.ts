import { isCurrency, formatMoney } from '#domain/billing/core/money.ts';
import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { resendGift } from '#server/modules/billing/gifts/index.ts';
import { invoiceStore } from '#server/modules/billing/invoices/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';

import { saveMoneyAct } from './moneyActs.ts';
import {
  keptNote,
  noteProblem,
  OWN_ACCOUNT,
  type StaffBillingDeps,
  type StaffOutcome,
  undoable,
  Undone,
} from './staffAct.ts';

const NOTHING_TO_SEND: StaffOutcome = {
  field: 'mail',
  code: 'NOTHING_TO_SEND',
  message:
    'There is nothing to send: the account has been deleted, or the gift is redeemed, not ready, or given by its buyer in person.',
};
const SENT_TODAY: StaffOutcome = {
  field: 'mail',
  code: 'SENT_TODAY',
  message: 'This was sent again today. Wait until tomorrow.',
};

/** Writes to a member where their invoice is. @returns whose account it is; null where no one can be written to */
async function sendInvoice(
  tx: Database,
  { payments }: StaffBillingDeps,
  invoiceId: number,
): Promise<{ accountId: number; number: string } | null> {
  const invoice = await invoiceStore(tx).byId(invoiceId);
  const member =
    invoice &&
    (await tx.one<{ id: number; email: string }>(
      '/* resend.member */ SELECT m.id, m.email FROM billing_account a JOIN member m ON m.id = a.member_id WHERE a.id = $1 AND m.email IS NOT NULL',
      [invoice.accountId],
    ));
  if (!invoice?.number || !member) return null;
  const { number, gross: amount, currency } = invoice;
  const word = invoice.kind === 'CREDIT_NOTE' ? 'credit note' : 'invoice';
  await payments.mailer.send(
    {
      to: member.email,
      memberId: member.id,
      kind: 'invoice',
      ...composeMail({
        subject: `Your ${word} ${number}`,
        before: [
          `Here is your ${word} ${number}${isCurrency(currency) ? ` for ${formatMoney({ amount, currency })}` : ''}. You can download it as a PDF at any time.`,
        ],
        action: { label: 'See your invoices', href: `${payments.publicUrl}/account/subscription` },
        footer: ['We send this because it was asked for.'],
      }),
    },
    tx,
  );
  return { accountId: invoice.accountId, number };
}

/** Sends an invoice to its member, or a gift to whom it is for, once more; each once a day. */
export async function resendMail(
  deps: StaffBillingDeps,
  staffId: number,
  what: { invoiceId: number | null; giftId: string | null },
  note: string,
): Promise<StaffOutcome> {
  const wrong = noteProblem(note);
  if (wrong) return wrong;
  return undoable(deps.payments.db, async (tx) => {
    const sent: { accountId: number; number?: string } | null =
      what.invoiceId !== null
        ? await sendInvoice(tx, deps, what.invoiceId)
        : what.giftId !== null && isUuid(what.giftId)
          ? await resendGift(tx, deps.gifts, what.giftId)
          : null;
    if (!sent) return NOTHING_TO_SEND;
    const account = await lockAccount(tx, sent.accountId);
    if (account.memberId === staffId) throw new Undone(OWN_ACCOUNT);
    const key = `resent:${what.invoiceId ?? what.giftId}:${new Date().toISOString().slice(0, 10)}`;
    if (
      !(await saveMoneyAct(tx, {
        accountId: account.id,
        at: nowOf(account),
        kind: 'mail',
        reason: null,
        subject: sent.number ?? null,
        key,
      }))
    )
      throw new Undone(SENT_TODAY);
    await recordStaffAct(tx, {
      staffId,
      duty: 'billing',
      what: 'mail-resent',
      memberId: account.memberId,
      reason: keptNote(note),
      after: { kind: what.invoiceId === null ? 'gift' : 'invoice', invoice: sent.number ?? null },
    });
    return { done: true };
  });
}
