import { useEffect, useRef, useState } from 'react';

import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { VariablesOf, ResultOf } from '#services/graphql/operation.ts';

import { billingApi } from './billingApi.ts';
import { MakeQuoteDocument, type QuoteFieldsFragment } from './quotes.generated.ts';

/** A price that was worked out, as pages show it. */
export type Quote = QuoteFieldsFragment;
type QuoteAnswer = ResultOf<typeof MakeQuoteDocument>['makeQuote'];

const quotesApi = billingApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeQuote: mutation(MakeQuoteDocument, 'makeQuote'),
  })),
});

const { useMakeQuoteMutation } = quotesApi;

export type QuoteInput = VariablesOf<typeof MakeQuoteDocument>['input'];
type Problem = QuoteAnswer['problems'][number];

interface Shown {
  quote: Quote | null;
  problems: readonly Problem[];
  error: unknown;
}

const NOTHING: Shown = { quote: null, problems: [], error: undefined };

/** A price of something, as it is shown. */
export interface QuoteState extends Shown {
  /** A price is being worked out; the last one is still shown, and cannot be paid. */
  isBusy: boolean;
  /** Works it out again. */
  refresh: () => void;
  /** Shows another price that the server answered in its place. */
  take: (quote: Quote) => void;
}

/**
 * Asks for the price of something, and again whenever what is asked for changes. An answer that is overtaken by a later
 * question is dropped.
 * @param kind null asks for nothing yet.
 */
export function useQuote(kind: string | null, input: QuoteInput): QuoteState {
  const [make] = useMakeQuoteMutation();
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  const wanted = JSON.stringify(input);
  useEffect(() => {
    if (kind === null) return;
    const turn = (latest.current += 1);
    setBusy(true);
    void make({ kind, input: JSON.parse(wanted) as QuoteInput }).then(({ data, error }) => {
      if (turn !== latest.current) return;
      setBusy(false);
      // A problem in one field leaves the last price to look at.
      setShown((last) =>
        data
          ? {
              quote: data.quote ?? (data.problems.length > 0 ? last.quote : null),
              problems: data.problems,
              error: undefined,
            }
          : { ...last, error },
      );
    });
  }, [make, kind, wanted, round]);
  return {
    ...shown,
    isBusy,
    refresh: () => setRound((count) => count + 1),
    take: (quote) => setShown({ quote, problems: [], error: undefined }),
  };
}
