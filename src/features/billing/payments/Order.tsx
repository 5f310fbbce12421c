import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { countryOptions } from '#domain/billing/core/country.ts';
import { readContext } from '#domain/billing/subscription/checkoutContext.ts';
import { CardMarks, OrderSummary, type QuoteInput, useQuote } from '#features/billing/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './payments.module.scss';
import type { PromotionCodeProps } from './PromotionCode.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useCheckout } from './useCheckout.ts';

// What few orders meet comes when they do.
const PromotionCode = lazyPart<PromotionCodeProps>(() =>
  import('./PromotionCode.tsx').then((chunk) => chunk.PromotionCode),
);
const OrderProblem = lazyPart(() => import('./OrderProblem.tsx').then((chunk) => chunk.OrderProblem));
const CheckoutRefused = lazyPart(() => import('./CheckoutRefused.tsx').then((chunk) => chunk.CheckoutRefused));

interface OrderProps {
  /** Null while it is not known yet what is bought. */
  kind: string | null;
  /** What is bought; country and code are asked for here. */
  input: QuoteInput;
  /** Fields before the others: the plan. */
  children?: ReactNode;
}

/** Kinds that begin a subscription: a promotion code can be used. */
const BEGINNINGS: readonly (string | null)[] = ['subscribe', 'trial'];
const buttonWords = (kind: string | null, total: number): string =>
  kind === 'trial' ? texts.saveCard : total === 0 ? texts.confirm : texts.pay;

/**
 * An order with its price, and the way to the processor's page. The price is worked out again whenever something in it
 * changes.
 */
export function Order({ kind, input, children }: OrderProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [country, setCountry] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [hasCode, setHasCode] = useState(false);
  const shown = useQuote(kind, { ...input, country, promotionCode: code || null });
  const { quote, problems, isBusy, error } = shown;
  const checkout = useCheckout({
    onStale: (fresh) => (fresh ? shown.take(fresh) : shown.refresh()),
    onDone: (id) => void navigate(`/payment/success?checkout=${encodeURIComponent(id)}`),
  });

  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;
  const other = problems.find(({ field }) => field !== 'promotionCode' && field !== 'country');
  const here = country ?? quote?.country ?? null;
  const isAsked = hasCode || code !== '';
  // Nothing is paid and no card is asked for.
  const isFreeChange = kind === 'change' && quote?.total.amount === 0;
  return (
    <div className={styles.columns}>
      <div className={styles.details}>
        <Card title={texts.details}>
          {children}
          <SelectField
            label={texts.country}
            hint={texts.countryHint}
            options={countryOptions()}
            {...(here === null && { placeholder: texts.otherCountry })}
            value={here ?? ''}
            error={problemOf('country') ?? undefined}
            touched
            onChange={({ target }) => setCountry(target.value || null)}
          />
          {BEGINNINGS.includes(kind) && (
            <div className={styles.hasCode}>
              <Button variant="quiet" size="sm" aria-expanded={isAsked} onClick={() => setHasCode(!hasCode)}>
                {texts.hasCode}
              </Button>
              <Suspense fallback={null}>
                {isAsked && (
                  <PromotionCode
                    applied={code}
                    problem={problemOf('promotionCode')}
                    isBusy={isBusy}
                    onApply={setCode}
                  />
                )}
              </Suspense>
            </div>
          )}
        </Card>
      </div>
      <div className={styles.order}>
        <Card title={texts.order}>
          <Stack gap={4}>
            <Suspense fallback={null}>{other && <OrderProblem problem={other} />}</Suspense>
            {error !== undefined && <LoadFailure title={texts.failed} error={error} onRetry={shown.refresh} />}
            <div aria-busy={isBusy || undefined} aria-live="polite" className={styles.summary}>
              {quote && !other && <OrderSummary quote={quote} />}
              {!quote && isBusy && <Spinner size="lg" label={texts.loading} />}
            </div>
            <Suspense fallback={null}>{checkout.refusal && <CheckoutRefused refusal={checkout.refusal} />}</Suspense>
            {quote && !other && (
              <>
                <Button
                  variant="primary"
                  size="lg"
                  fullWidth
                  loading={checkout.isBusy || isBusy}
                  onClick={() => void checkout.start(quote, readContext(search))}
                >
                  {buttonWords(kind, quote.total.amount)}
                </Button>
                <p className={styles.fine}>
                  {quote.later ? texts.termsLater : texts.terms} {texts.apply}{' '}
                  <TextLink to="/terms" newTab>
                    {texts.termsOfUse}
                  </TextLink>{' '}
                  {texts.applyTo}{' '}
                  <TextLink to="/privacy" newTab>
                    {texts.privacyNotice}
                  </TextLink>{' '}
                  {texts.says}
                </p>
              </>
            )}
            {!isFreeChange && (
              <>
                <CardMarks />
                <p className={styles.fine}>{texts.secure}</p>
              </>
            )}
          </Stack>
        </Card>
      </div>
    </div>
  );
}
