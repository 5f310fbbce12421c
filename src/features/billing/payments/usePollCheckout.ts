import { useEffect, useState } from 'react';

import { useCancelCheckoutMutation, useSettleCheckoutMutation, type Checkout } from './outcomesApi.ts';

/** Waits between two looks at a payment that a bank has not decided, in seconds: half a minute in all. */
const WAITS = [1, 2, 4, 8, 15];
const pause = (seconds: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, seconds * 1000));

/** What became of a checkout. */
export interface PolledCheckout {
  /** Undefined before the first answer; null: there is none of this reader's. */
  checkout: Checkout | null | undefined;
  error: unknown;
  /** It is open, and is not looked at by itself any more. */
  isTired: boolean;
  /** Looks again. */
  again: () => void;
}

/**
 * Asks what became of a checkout, and goes on asking while a bank decides: after 1, 2, 4, 8 and 15 seconds.
 * @param id null asks nothing
 * @param wants `cancel` calls it off first, unless its money has arrived
 */
export function usePollCheckout(id: string | null, wants: 'look' | 'cancel'): PolledCheckout {
  const [settle] = useSettleCheckoutMutation();
  const [cancel] = useCancelCheckoutMutation();
  const [{ checkout, error, isTired }, setState] = useState<Omit<PolledCheckout, 'again'>>({
    checkout: undefined,
    error: undefined,
    isTired: false,
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    const look = async () => {
      for (const [turn, wait] of [0, ...WAITS].entries()) {
        await pause(wait);
        if (!isCurrent) return;
        const answer = await (wants === 'cancel' && turn === 0 ? cancel({ id }) : settle({ id }));
        if (!isCurrent) return;
        const isOpen = answer.data?.state === 'OPEN';
        setState({
          checkout: answer.error === undefined ? answer.data : undefined,
          error: answer.error,
          isTired: isOpen && turn === WAITS.length,
        });
        if (!isOpen) return;
      }
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [id, wants, round, settle, cancel]);
  const again = () => {
    setState((last) => ({ ...last, error: undefined, isTired: false }));
    setRound((count) => count + 1);
  };
  return { checkout, error, isTired, again };
}
