import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { BringIssues } from './components/BringIssues.tsx';
import { BroughtFile } from './components/BroughtFile.tsx';
import { ClosedIssues } from './components/ClosedIssues.tsx';
import { DeskCalendar } from './components/DeskCalendar.tsx';
import { GapForm } from './components/GapForm.tsx';
import { IssuesForm } from './components/IssuesForm.tsx';
import { NewspaperForm } from './components/NewspaperForm.tsx';
import { type DeskNewspaper, useDeskNewspaperQuery } from './deskApi.ts';
import { calendarTexts, listTexts, NEWSPAPER_DESK, pageTexts as texts } from './texts.ts';

/** While files are checked or taken, the newspaper is looked at again so often. */
const LOOK_MS = 2_000;

const isAtWork = ({ files }: DeskNewspaper): boolean =>
  files.some(({ state }) => state === 'CHECKING' || state === 'TAKING');

/** Every year from the first issue to the last. */
function yearsOf({ firstIssue, lastIssue }: DeskNewspaper): number[] {
  if (firstIssue === null || lastIssue === null) return [];
  const [first, last] = [Number(firstIssue.slice(0, 4)), Number(lastIssue.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function Newspaper({ newspaper, onSent }: { newspaper: DeskNewspaper; onSent: () => void }) {
  const { id, slug, name, placeName, county, issueCount, closedCount, isAskedToOpen, files } = newspaper;
  const [isChanging, setChanging] = useState(false);
  const facts = [placeName, county, texts.issues(issueCount)].filter((fact) => fact !== null);
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs crumbs={[{ label: listTexts.title, to: NEWSPAPER_DESK }, { label: name }]} />
          <h1>{name}</h1>
          <p>{facts.join(' · ')}</p>
          {isAskedToOpen && <p>{texts.waiting}</p>}
          <Inline gap={3}>
            <Button onClick={() => setChanging(true)}>{texts.change}</Button>
            {issueCount > closedCount && <TextLink to={newspaperAddress(slug)}>{texts.look}</TextLink>}
          </Inline>
        </Stack>
        <BringIssues id={id} onSent={onSent} />
        {files.length > 0 && (
          <Stack gap={4}>
            <h2>{texts.brought}</h2>
            {isAtWork(newspaper) && <p>{texts.mayLeave}</p>}
            {files.map((file) => (
              <BroughtFile key={file.id} id={id} file={file} />
            ))}
          </Stack>
        )}
        {issueCount > 0 && (
          <>
            <Card title={calendarTexts.title}>
              <DeskCalendar id={id} years={yearsOf(newspaper)} report={null} />
            </Card>
            <GapForm id={id} />
            <IssuesForm id={id} />
            <ClosedIssues id={id} />
          </>
        )}
      </Stack>
      {isChanging && <NewspaperForm newspaper={newspaper} onClose={() => setChanging(false)} />}
    </PageContainer>
  );
}

/** /desk/newspapers/:slug: a newspaper and its issues. States: loading, failed, no such newspaper, the newspaper. */
export function Component() {
  const { slug = '' } = useParams();
  const [isWorking, setWorking] = useState(false);
  const { data: newspaper, ...answer } = useDeskNewspaperQuery(
    { slug },
    { pollingInterval: isWorking ? LOOK_MS : 0, skipPollingIfUnfocused: true },
  );
  usePageTitle(newspaper?.name ?? null);
  const works = newspaper ? isAtWork(newspaper) : false;
  if (works !== isWorking) setWorking(works);
  if (newspaper === null) throw new PageMissing();
  if (newspaper === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return <Newspaper key={newspaper.id} newspaper={newspaper} onSent={() => void answer.refetch()} />;
}
