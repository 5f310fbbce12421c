import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { NewspaperForm } from './components/NewspaperForm.tsx';
import { ReadingQueue } from './components/ReadingQueue.tsx';
import { type DeskNewspaper, useDeskNewspapersQuery } from './deskApi.ts';
import { deskNewspaperAddress, HELP_ADDRESS, listTexts as texts } from './texts.ts';

const inWords = (day: string): string => dayInWords(new Date(day));

const COLUMNS: readonly Column<DeskNewspaper>[] = [
  {
    id: 'newspaper',
    header: texts.newspaper,
    isRowHeader: true,
    cell: ({ slug, name }) => <TextLink to={deskNewspaperAddress(slug)}>{name}</TextLink>,
  },
  {
    id: 'place',
    header: texts.place,
    cell: ({ placeName, county }) => [placeName, county].filter((part) => part !== null).join(', ') || texts.unknown,
  },
  { id: 'issues', header: texts.issues, align: 'end', narrow: true, cell: ({ issueCount }) => figure(issueCount) },
  {
    id: 'dates',
    header: texts.dates,
    narrow: true,
    cell: ({ firstIssue, lastIssue }) =>
      firstIssue === null || lastIssue === null ? texts.unknown : texts.span(inWords(firstIssue), inWords(lastIssue)),
  },
];

/** /desk/newspapers: the newspapers, and the way to make another. States: loading, failed, none, newspapers. */
export function Component() {
  const navigate = useNavigate();
  const answer = useDeskNewspapersQuery();
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          {(answer.data?.length ?? 0) > 0 && make}
          <TextLink to="/desk">{texts.sheets}</TextLink>
          <TextLink to={HELP_ADDRESS}>{texts.help}</TextLink>
        </Inline>
      }
    >
      <Answer
        of={answer}
        texts={texts}
        headingLevel={2}
        empty={
          <Notice tone="empty" headingLevel={2} title={texts.none.title} actions={make}>
            <p>{texts.none.text}</p>
          </Notice>
        }
      >
        {(newspapers) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={COLUMNS}
            rows={newspapers}
            rowKey={({ id }) => id}
          />
        )}
      </Answer>
      <ReadingQueue />
      {isMaking && (
        <NewspaperForm
          newspaper={null}
          onClose={() => setMaking(false)}
          onMade={({ slug }) => void navigate(deskNewspaperAddress(slug))}
        />
      )}
    </StaffPage>
  );
}
