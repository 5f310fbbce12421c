import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { BuyItemWithCreditsDocument, OwnCreditsDocument } from './items.generated.ts';
import { itemTexts as texts } from './texts.ts';

const itemsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    ownCredits: query(OwnCreditsDocument, { transformResponse: (data) => data.credits.left, keepUnusedDataFor: 0 }),
    buyItemWithCredits: mutation(BuyItemWithCreditsDocument, 'buyItemWithCredits'),
  })),
});

const { useOwnCreditsQuery, useBuyItemWithCreditsMutation } = itemsApi;

interface CreditsChoiceProps {
  recordId: string;
  recordItemId: string;
  /** What it costs in credits. */
  credits: number;
  onBought: () => void;
}

/** Pays with credits that the member has. Where there are too few it says so, and where to get some. */
export function CreditsChoice({ recordId, recordItemId, credits, onBought }: CreditsChoiceProps) {
  const { data: left } = useOwnCreditsQuery();
  const [buy, { isLoading }] = useBuyItemWithCreditsMutation();
  const [refused, setRefused] = useState<string | null>(null);
  if (left === undefined) return null;
  if (left < credits) {
    return (
      <p>
        {texts.creditsLeft(left)} <TextLink to="/account/subscription">{texts.getCredits}</TextLink>
      </p>
    );
  }
  const press = async () => {
    setRefused(null);
    const { data, error } = await buy({ recordId, recordItemId });
    if (error !== undefined) return setRefused(describeError(error));
    if (data.problem === null || data.problem === undefined || data.problem === 'ALREADY_BOUGHT') return onBought();
    return setRefused(texts.problems[data.problem] ?? texts.unknownProblem);
  };
  return (
    <Stack gap={2}>
      <p>
        {texts.creditsLeft(left)} {texts.creditsAfter(left - credits)}
      </p>
      <Button loading={isLoading} onClick={() => void press()}>
        {texts.payWithCredits(credits)}
      </Button>
      <FormRefusal title={texts.notBought} reason={refused} />
    </Stack>
  );
}
