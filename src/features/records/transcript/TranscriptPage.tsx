import { Navigate, useSearchParams } from 'react-router-dom';

import { isFailure } from '#services/graphql/failure.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useTranscriptQuery } from './transcriptApi.ts';
import { TranscriptArticle } from './components/TranscriptArticle.tsx';

/** Where closed records lead, without a word about the person (REC-012). */
const CLOSED = '/access-denied/record';
/** Where readers learn that they opened too many records (REC-011). */
const LIMIT = '/steady-sherlock';

const isLimited = (error: unknown): boolean => isFailure(error) && error.kind === 'graphql' && error.code === 'RATE_LIMITED';

/**
 * One record. States, in the order they are decided: no id, too many, never loaded, failed, closed, missing, a record.
 * A refetch keeps the old page on screen.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { currentData, isFetching, error, refetch } = useTranscriptQuery({ id }, { skip: id === '' });
  usePageTitle(currentData?.record ? `${currentData.record.name}, ${currentData.record.summaryLine}` : null);

  if (id === '') return <NoRecord />;
  if (isLimited(error)) return <Navigate to={LIMIT} replace />;
  if (currentData === undefined && isFetching) return <PageSkeleton label="Loading record" />;
  if (currentData === undefined) {
    return <PageFailure title="The record could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  }
  if (currentData.standing === 'CLOSED') return <Navigate to={CLOSED} replace />;
  if (currentData.record === null) return <NoRecord />;
  return <TranscriptArticle record={currentData.record} busy={isFetching} />;
}

/** An address that names no record, or one that is not here any more. */
function NoRecord() {
  return (
    <PageContainer width="text">
      <h1>We do not have this record</h1>
      <Notice
        tone="empty"
        title="No record has this address"
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              Search the records
            </ButtonLink>
            <ButtonLink to="/search/historical-records">Browse record sets</ButtonLink>
          </>
        }
      >
        <p>The link may be incomplete, or the record set was replaced by a newer transcription. A search by name and place finds it again.</p>
      </Notice>
    </PageContainer>
  );
}
