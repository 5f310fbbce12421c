import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { GiftActions } from './GiftActions.tsx';
import { type OwnGift, useOwnGiftsQuery } from './giftsApi.ts';
import { giftTexts as texts } from './texts.ts';

function whenOf({ state, deliverAt, endsAt, redeemedAt }: OwnGift): string | null {
  if (state === 'SCHEDULED' && deliverAt) return texts.sentOn(dayInWords(deliverAt));
  if (state === 'READY' && endsAt) return texts.until(dayInWords(endsAt));
  return state === 'REDEEMED' && redeemedAt ? texts.redeemedOn(dayInWords(redeemedAt)) : null;
}

function GiftRow({ gift }: { gift: OwnGift }) {
  const when = whenOf(gift);
  return (
    <Card
      title={texts.forWhom(gift.recipientName)}
      headingLevel={3}
      actions={<Badge tone={gift.state === 'REDEEMED' ? 'success' : 'neutral'}>{texts.states[gift.state]}</Badge>}
    >
      <Stack gap={2}>
        <p>{gift.plan}</p>
        {gift.code && (
          <p>
            {texts.code}: <strong>{gift.code}</strong>
          </p>
        )}
        {gift.isBounced && <p>{texts.bounced}</p>}
        {when && <p>{when}</p>}
        <GiftActions gift={gift} />
      </Stack>
    </Card>
  );
}

/** Gifts that the member has bought, with their codes and what became of them. States: loading, failed, none, list. */
export function OwnGifts() {
  const { data: gifts, error, isLoading, refetch } = useOwnGiftsQuery();
  return (
    <section aria-labelledby="own-gifts">
      <Stack gap={4}>
        <h2 id="own-gifts">{texts.own}</h2>
        {isLoading && <Spinner size="lg" label={texts.loading} />}
        {error !== undefined && <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} />}
        {gifts?.length === 0 && <p>{texts.ownNone}</p>}
        {gifts?.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </Stack>
    </section>
  );
}
