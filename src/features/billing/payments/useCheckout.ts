import { useEffect, useRef, useState } from 'react';

import type { CheckoutWanted } from '#domain/billing/payments/checkoutWanted.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { type Quote, billingApi } from '#features/billing/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { writeStored } from '#services/storage/webStorage.ts';

import { StartCheckoutDocument } from './checkouts.generated.ts';

/** What the order needs; what becomes of a payment is asked by the pages it ends at (outcomesApi.ts). */
const checkoutsApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    startCheckout: mutation(StartCheckoutDocument, 'startCheckout', {
      invalidatesTags: (answer) =>
        answer?.checkout?.state === 'DONE' ? ['Subscription', 'SavedCards', 'Invoices'] : [],
    }),
  })),
});

const { useStartCheckoutMutation } = checkoutsApi;

/** Why a payment did not start, for its member. */
export interface CheckoutRefusal {
  code: string;
  /** Why it could not even be asked; null where the code says why (CheckoutRefused). */
  text: string | null;
}

interface CheckoutStart {
  /** The payment page is being opened, or is on its way: the button stays busy until this page is left. */
  isBusy: boolean;
  refusal: CheckoutRefusal | null;
  start: (quote: Quote, wanted: CheckoutWanted) => Promise<void>;
}

interface Followed {
  /** Shows the price that took the place of the one that was pressed; null: none was answered. */
  onStale: (quote: Quote | null) => void;
  /** Nothing was to be paid, and all is done. */
  onDone: (checkoutId: string) => void;
}

/**
 * Starts the payment of a quote and leaves for the processor's page. Each quote has one key, so that a second press,
 * Enter twice or Back find the same checkout.
 */
export function useCheckout({ onStale, onDone }: Followed): CheckoutStart {
  const [send] = useStartCheckoutMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null);
  const keys = useRef(new Map<string, string>());
  const isSending = useRef(false);
  const free = () => {
    isSending.current = false;
    setBusy(false);
  };
  // A reader who comes back to this very document can press again.
  useEffect(() => {
    window.addEventListener('pageshow', free);
    return () => window.removeEventListener('pageshow', free);
  }, []);

  const keyOf = (quoteId: string): string => {
    const key = keys.current.get(quoteId) ?? crypto.randomUUID();
    keys.current.set(quoteId, key);
    return key;
  };

  const start = async (quote: Quote, wanted: CheckoutWanted): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    const { data, error } = await send({ quoteId: quote.id, key: keyOf(quote.id), wanted });
    if (data?.checkout?.url) {
      writeStored('session', 'paymentOrder', window.location.pathname + window.location.search);
      return documentNavigation.open(data.checkout.url);
    }
    free();
    if (data?.checkout) return onDone(data.checkout.id);
    if (data?.problem === 'QUOTE_STALE' || data?.problem === 'QUOTE_UNKNOWN') onStale(data.quote);
    setRefusal(data ? { code: data.problem ?? '', text: null } : { code: 'FAILED', text: describeError(error) });
  };
  return { isBusy, refusal, start };
}
