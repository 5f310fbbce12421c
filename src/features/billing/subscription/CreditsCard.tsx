import { useState } from 'react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type Credits as OwnCredits, useCreditsQuery, useKeepCreditsMutation } from './creditsApi.ts';
import { creditTexts as texts } from './creditTexts.ts';
import styles from './subscription.module.scss';

/** Credits that expire, the first to expire first, each kept for longer with one press. */
function Lots({ lots }: { lots: OwnCredits['lots'] }) {
  const [keep, { isLoading, originalArgs }] = useKeepCreditsMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const [kept, setKept] = useState(false);
  const press = async (lotId: string) => {
    setRefused(null);
    const { data, error } = await keep({ lotId });
    setKept(data?.problems.length === 0);
    setRefused(error === undefined ? (data?.problems[0]?.message ?? null) : describeError(error));
  };
  return (
    <>
      <ul role="list" className={styles.lots}>
        {lots.map(({ id, left, expiresAt, canKeep }) => (
          <li key={id}>
            <span>{expiresAt === null ? texts.lasting(left) : texts.expiring(left, dayInWords(expiresAt))}</span>
            {canKeep && (
              <Button
                size="sm"
                loading={isLoading && originalArgs?.lotId === id}
                aria-label={texts.keepOf(left)}
                onClick={() => void press(id)}
              >
                {texts.keep}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{kept ? texts.kept : ''}</p>
      <FormRefusal title={texts.notKept} reason={refused} />
    </>
  );
}

/**
 * Credits for single records: how many are left, when any expire, and packages to buy. States: loading (nothing),
 * failed, none on sale and none left (nothing), credits.
 */
export function CreditsCard() {
  const { data, ...answer } = useCreditsQuery();
  const mayBuy = useGrant('payment');
  if (!data) return <NoAnswer of={answer} texts={texts} waiting={null} headingLevel={2} />;
  const packages = mayBuy ? data.packages : [];
  if (data.left === 0 && packages.length === 0) return null;
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <p>
          <strong>{texts.left(data.left)}</strong> {texts.use}
        </p>
        {data.lots.some(({ expiresAt }) => expiresAt !== null) && <Lots lots={data.lots} />}
        {packages.length > 0 && (
          <ul role="list" aria-label={texts.packages} className={styles.packages}>
            {packages.map(({ id, credits, price }) => (
              <li key={id}>
                <ButtonLink
                  size="sm"
                  to={`/payment?credit-package-id=${encodeURIComponent(id)}&nextPage=%2Faccount%2Fsubscription&userJourney=credits`}
                >
                  {texts.buy(credits, formatMoney(price))}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
