import { useParams } from 'react-router-dom';

import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useIssueOutlineQuery } from '../issueApi.ts';
import { Issue } from '../components/Issue.tsx';
import { MissingPart } from '../components/MissingPart.tsx';
import { issueDate } from '../issueDate.ts';
import { issueTexts as texts } from '../texts.ts';

/** One issue. States, in the order they are decided: no answer yet, failed, missing, an issue. */
export function Component() {
  const { '*': id = '' } = useParams();
  const { currentData: outline, isFetching, error, refetch } = useIssueOutlineQuery({ id });
  usePageTitle(outline ? `${outline.title.name}, ${issueDate(outline.issue)}` : null);
  if (outline === undefined && isFetching) return <PageSkeleton label={texts.loading} />;
  if (outline === undefined) return <PageFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (outline === null) return <MissingPart {...texts.missing} to={NEWSPAPERS} action={texts.missing.all} />;
  return <Issue outline={outline} />;
}
