import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useRecordSetQuery } from './recordSetApi.ts';
import { recordSetTexts as texts } from './texts.ts';

// Travels together with the answer it draws.
const SetArticle = lazyPart(() => import('./components/SetArticle.tsx').then((chunk) => chunk.SetArticle));

/** One record set. States, in the order they are decided: no answer yet, failed, missing, a set. */
export function Component() {
  const { recordSetId = '' } = useParams();
  const { currentData: set, isFetching, error, refetch } = useRecordSetQuery({ id: recordSetId });
  usePageTitle(set?.name ?? null);
  useEffect(() => SetArticle.preload(), []);

  const waiting = <PageSkeleton label={texts.loading} />;
  if (set === undefined && isFetching) return waiting;
  if (set === undefined) {
    return <PageFailure title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
  }
  if (set === null) {
    return (
      <PageContainer width="text">
        <h1>{texts.missing.heading}</h1>
        <Notice
          tone="empty"
          title={texts.missing.title}
          actions={
            <ButtonLink to="/search/historical-records" variant="primary">
              {texts.missing.browse}
            </ButtonLink>
          }
        >
          <p>{texts.missing.text}</p>
        </Notice>
      </PageContainer>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <SetArticle set={set} />
    </Suspense>
  );
}
