import { useState } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type FileReport as Report, useNewspaperFileReportQuery } from '../deskApi.ts';
import { reportTexts as texts } from '../texts.ts';
import { DeskCalendar } from './DeskCalendar.tsx';

type Issue = Report['issues'][number];

/** Issues that are listed at a time. */
const AT_ONCE = 100;
const TONES = { NEW: 'success', HELD: 'neutral', REFUSED: 'warning' } as const;

const COLUMNS: readonly Column<Issue>[] = [
  {
    id: 'issue',
    header: texts.issue,
    isRowHeader: true,
    cell: ({ name, date }) => (date === null ? name : issueDateInWords(date, 'day')),
  },
  {
    id: 'state',
    header: texts.state,
    narrow: true,
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.STATES[state]}</Badge>,
  },
  { id: 'pages', header: texts.pages, align: 'end', narrow: true, cell: ({ pages }) => figure(pages) },
  { id: 'words', header: texts.words, align: 'end', narrow: true, cell: ({ words }) => figure(words) },
  {
    id: 'faults',
    header: texts.faults,
    cell: ({ faults }) =>
      faults.length > 0 && (
        <ul>
          {faults.map((fault, at) => (
            <li key={at}>{texts.fault(fault)}</li>
          ))}
        </ul>
      ),
  },
];

/** Issues with what is wrong with them first. */
const byFaults = ({ issues }: Report): Issue[] =>
  issues.toSorted((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0));

function ReportOfFile({ id, report, isTaken }: { id: string; report: Report; isTaken: boolean }) {
  const [shown, setShown] = useState(AT_ONCE);
  const { issues, gaps, passedOver, unlisted } = report;
  return (
    <Stack gap={4}>
      {gaps.length > 0 && !isTaken && <p>{texts.gaps(gaps.length)}</p>}
      <DeskCalendar id={id} report={report} years={yearsOf(issues)} />
      {issues.some(({ state }) => state === 'HELD') && !isTaken && <p>{texts.heldNote}</p>}
      <DataTable
        caption={texts.caption}
        stacks="named"
        columns={COLUMNS}
        rows={byFaults(report).slice(0, shown)}
        rowKey={({ name }) => name}
      />
      {issues.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + AT_ONCE)}>
            {texts.more(Math.min(AT_ONCE, issues.length - shown))}
          </Button>
        </div>
      )}
      {passedOver.length > 0 && (
        <Stack gap={2}>
          <h3>{texts.passedOver}</h3>
          <ul>
            {passedOver.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </Stack>
      )}
      {unlisted > 0 && <p>{texts.unlisted(unlisted)}</p>}
    </Stack>
  );
}

/** The years of issues whose day is known, in order. */
const yearsOf = (issues: readonly Issue[]): number[] =>
  [...new Set(issues.flatMap(({ date }) => (date === null ? [] : [Number(date.slice(0, 4))])))].sort((a, b) => a - b);

interface FileReportProps {
  /** Of the newspaper. */
  id: string;
  fileId: string;
  isTaken: boolean;
}

/** What the importer says of a file, as a calendar and issue by issue. States: loading, failed, none, the report. */
export function FileReport({ id, fileId, isTaken }: FileReportProps) {
  const answer = useNewspaperFileReportQuery({ id: fileId });
  return (
    <Answer of={answer} texts={texts} headingLevel={3}>
      {(report) => <ReportOfFile id={id} report={report} isTaken={isTaken} />}
    </Answer>
  );
}
