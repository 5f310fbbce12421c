import { useParams } from 'react-router-dom';

import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { Issue } from '../components/Issue.tsx';
import { MissingPart } from '../components/MissingPart.tsx';
import { useIssueOutlineQuery } from '../issueApi.ts';
import { issueDate } from '../issueDate.ts';
import { issueTexts as texts } from '../texts.ts';

/** One issue. States, in the order they are decided: no answer yet, failed, missing, an issue. */
export function Component() {
  const { '*': id = '' } = useParams();
  const { currentData: outline, ...answer } = useIssueOutlineQuery({ id });
  usePageTitle(outline ? `${outline.title.name}, ${issueDate(outline.issue)}` : null);
  if (outline === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (outline === null) return <MissingPart {...texts.missing} to={NEWSPAPERS} action={texts.missing.all} />;
  return <Issue outline={outline} />;
}
