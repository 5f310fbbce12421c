import type { Act, ActValues } from './acts.ts';
import {
  type Acted,
  useAdvanceAccountClockMutation,
  useGiveItemCreditsMutation,
  useGiveSubscriptionDaysMutation,
  useRefundAsStaffMutation,
  useReplayProcessorNoticeMutation,
  useResendBillingMailMutation,
  useSettleBillingDifferenceMutation,
  useVoidInvoiceAsStaffMutation,
} from './staffBillingApi.ts';

type Sent = Promise<{ data?: Acted | undefined; error?: unknown }>;

/** Midday: the day is meant, wherever the clock of the site is. */
const atNoon = (day: string): string => `${day}T12:00:00Z`;

/** Sends an act with what was typed. @returns what the server said, or why it could not be asked */
export function useSendAct(): (act: Act, values: ActValues, key: string) => Sent {
  const [refund] = useRefundAsStaffMutation();
  const [giveDays] = useGiveSubscriptionDaysMutation();
  const [giveCredits] = useGiveItemCreditsMutation();
  const [voidInvoice] = useVoidInvoiceAsStaffMutation();
  const [resend] = useResendBillingMailMutation();
  const [replay] = useReplayProcessorNoticeMutation();
  const [settle] = useSettleBillingDifferenceMutation();
  const [advance] = useAdvanceAccountClockMutation();
  return (act, { amount, ends, quantity, to, reason, note }, key) => {
    const because = { reason, note, key };
    switch (act.kind) {
      case 'refund':
        return refund({
          input: {
            paymentId: act.payment.id,
            amount: amount.trim(),
            currency: act.payment.amount.currency,
            refundedBefore: act.payment.refunded.amount,
            endsSubscription: ends === 'yes',
          },
          because,
        });
      case 'days':
        return giveDays({ accountId: act.accountId, days: Number(quantity), because });
      case 'credits':
        return giveCredits({ accountId: act.accountId, credits: Number(quantity), because });
      case 'void':
        return voidInvoice({ invoiceId: act.invoice.id, because });
      case 'invoice':
        return resend({ invoiceId: act.invoice.id, note });
      case 'gift':
        return resend({ giftId: act.giftId, note });
      case 'replay':
        return replay({ processor: act.notice.processor, id: act.notice.id, note });
      case 'settle':
        return settle({ id: act.difference.id, note });
      case 'clock':
        return advance({ accountId: act.accountId, to: atNoon(to) });
    }
  };
}
