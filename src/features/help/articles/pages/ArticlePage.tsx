import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';

import { HELP, HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { ArticleLinks, frameTexts, HelpFrame, HelpPart } from '#features/help/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHelpArticleQuery } from '../helpApi.ts';
import { useRateArticleMutation } from '../ratingApi.ts';
import { articleTexts as texts, ratingTexts } from '../texts.ts';
import { useCanonicalAddress } from '../useCanonicalAddress.ts';
import styles from './pages.module.scss';

/** Articles that were rated in this visit. In memory alone: another visit may see a better text. */
const ratedArticles = new Set<string>();

// Comes when a reader says no.
const RatingReasonForm = lazyPart(() => import('../RatingReasonForm.tsx').then((chunk) => chunk.RatingReasonForm));

/** “Was this helpful?”, once for each article and visit. States: the question, what was missing, thanks, failed. */
function ArticleRating({ articleId }: { articleId: string }) {
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
    <section aria-label={ratingTexts.question}>
      <Stack gap={3}>
        {step === 'asked' && (
          <Inline gap={3}>
            <h2>{ratingTexts.question}</h2>
            <Button size="sm" loading={isLoading} onClick={sayYes}>
              {ratingTexts.yes}
            </Button>
            <Button size="sm" onClick={() => setStep('why')}>
              {ratingTexts.no}
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
              {ratingTexts.thanks} <TextLink to={HELP_CONTACT}>{ratingTexts.contact}</TextLink>
            </>
          )}
        </p>
      </Stack>
    </section>
  );
}

/** One article: where it is filed, its text, what to read next. */
export function Component() {
  const { article: ref = '' } = useParams();
  const answer = useHelpArticleQuery({ ref });
  const part = useCanonicalAddress(answer.currentData, answer.data);
  usePageTitle(part?.title ?? null);
  return (
    <HelpPart of={{ ...answer, data: part }} kind="article">
      {({ id, title, description, updated, category, section, blocks, related }) => (
        <HelpFrame>
          <Breadcrumbs
            crumbs={[
              { label: frameTexts.help, to: HELP },
              { label: category.title, to: category.path },
              { label: section.title, to: section.path },
              { label: title },
            ]}
          />
          <div className={styles.columns}>
            <article className={styles.article}>
              <div className={styles.head}>
                <h1>{title}</h1>
                <p>{description}</p>
              </div>
              <ContentText blocks={blocks} />
              <ArticleRating key={id} articleId={id} />
              {updated !== null && (
                <p className={styles.updated}>
                  {texts.updated} <time dateTime={updated}>{dayInWords(new Date(updated))}</time>
                </p>
              )}
            </article>
            {related.length > 0 && (
              <aside aria-labelledby="help-related" className={styles.related}>
                <h2 id="help-related">{texts.related}</h2>
                <ArticleLinks ways={related} />
              </aside>
            )}
          </div>
        </HelpFrame>
      )}
    </HelpPart>
  );
}
