import { useParams } from 'react-router-dom';

import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { SetArticle } from './components/SetArticle.tsx';
import { useRecordSetQuery } from './recordSetApi.ts';
import { recordSetTexts as texts } from './texts.ts';

/** One record set. States, in the order they are decided: no answer yet, failed, missing, a set. */
export function Component() {
  const { recordSetId = '' } = useParams();
  const { currentData: set, isFetching, error, refetch } = useRecordSetQuery({ id: recordSetId });
  usePageTitle(set?.name ?? null);

  if (set === undefined && isFetching) return <PageSkeleton label={texts.loading} />;
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
  return <SetArticle set={set} />;
}
