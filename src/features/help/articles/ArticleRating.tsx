import { Suspense, useState } from 'react';

import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useRateArticleMutation } from './ratingApi.ts';
import { ratingTexts as texts } from './texts.ts';

/** Articles that were rated in this visit. In memory alone: another visit may see a better text. */
const ratedArticles = new Set<string>();

// Comes when a reader says no.
const RatingReasonForm = lazyPart(() => import('./RatingReasonForm.tsx').then((chunk) => chunk.RatingReasonForm));

/** “Was this helpful?”, once for each article and visit. States: the question, what was missing, thanks, failed. */
export function ArticleRating({ articleId }: { articleId: string }) {
  const [rate, { isLoading, error }] = useRateArticleMutation();
  const [step, setStep] = useState<'asked' | 'why' | 'done'>(() => (ratedArticles.has(articleId) ? 'done' : 'asked'));
  const finish = () => {
    ratedArticles.add(articleId);
    setStep('done');
  };
  const sayYes = () =>
    void rate({ input: { articleId, isHelpful: true, reason: null, words: '' } }).then(
      ({ error: refused }) => refused === undefined && finish(),
    );
  return (
    <section aria-label={texts.question}>
      <Stack gap={3}>
        {step === 'asked' && (
          <Inline gap={3}>
            <h2>{texts.question}</h2>
            <Button size="sm" loading={isLoading} onClick={sayYes}>
              {texts.yes}
            </Button>
            <Button size="sm" onClick={() => setStep('why')}>
              {texts.no}
            </Button>
          </Inline>
        )}
        {step === 'asked' && error !== undefined && <p role="alert">{describeError(error)}</p>}
        {step === 'why' && (
          <Suspense fallback={null}>
            <RatingReasonForm articleId={articleId} onDone={finish} />
          </Suspense>
        )}
        <p role="status">
          {step === 'done' && (
            <>
              {texts.thanks} <TextLink to={HELP_CONTACT}>{texts.contact}</TextLink>
            </>
          )}
        </p>
      </Stack>
    </section>
  );
}
