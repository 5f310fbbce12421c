import { useState } from 'react';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { closureTexts as texts } from './closureTexts.ts';
import { CloseSet } from './components/CloseSet.tsx';
import { useSetClosuresQuery, type SetClosure } from './deskApi.ts';
import { SHEETS_ADDRESS } from './sheetSteps.ts';

const dayText = (day: string): string => (day === 'infinity' ? texts.never : dayInWords(new Date(day)));

function DateCell({ closedUntil, closedBy, isAskedToOpen }: SetClosure) {
  if (closedUntil === null) return texts.noDate;
  return (
    <>
      {dayText(closedUntil)}
      {closedBy !== null && ` ${texts.by(closedBy)}`}
      {isAskedToOpen && `. ${texts.askedToOpen}`}
    </>
  );
}

function OpensCell({ opens, pages }: SetClosure) {
  if (opens.length === 0 && pages === 0) return texts.noOpening;
  return (
    <Stack gap={1}>
      {opens.map(({ day, records }) => (
        <span key={day}>{texts.opening(records, dayText(day))}</span>
      ))}
      {pages > 0 && <span>{texts.pages(pages)}</span>}
    </Stack>
  );
}

/** What staff are about to change. */
interface Changing {
  set: SetClosure;
  isTakingAway: boolean;
}

const columnsFor = (onChange: (changing: Changing) => void): Column<SetClosure>[] => [
  { id: 'set', header: texts.set, isRowHeader: true, cell: ({ name }) => name },
  { id: 'until', header: texts.until, cell: DateCell },
  { id: 'closed', header: texts.closed, align: 'end', narrow: true, cell: ({ closed }) => figure(closed) },
  { id: 'opens', header: texts.opens, cell: OpensCell },
  {
    id: 'change',
    header: texts.date,
    cell: (set) => (
      <Inline gap={2}>
        <Button size="sm" onClick={() => onChange({ set, isTakingAway: false })}>
          {set.closedUntil === null ? texts.give : texts.change}
          <VisuallyHidden>{texts.of(set.name)}</VisuallyHidden>
        </Button>
        {set.closedUntil !== null && !set.isAskedToOpen && (
          <Button size="sm" onClick={() => onChange({ set, isTakingAway: true })}>
            {texts.takeAway}
            <VisuallyHidden>{texts.of(set.name)}</VisuallyHidden>
          </Button>
        )}
      </Inline>
    ),
  },
];

/** /desk/closures: until when sets are closed, and when their records open. States: loading, failed, none, sets. */
export function Component() {
  const answer = useSetClosuresQuery();
  const [changing, setChanging] = useState<Changing | null>(null);
  return (
    <StaffPage texts={texts} actions={<TextLink to={SHEETS_ADDRESS}>{texts.back}</TextLink>}>
      <Answer
        of={answer}
        texts={texts}
        headingLevel={2}
        empty={
          <Notice tone="empty" headingLevel={2} title={texts.none.title}>
            <p>{texts.none.text}</p>
          </Notice>
        }
      >
        {(sets) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={columnsFor(setChanging)}
            rows={sets}
            rowKey={({ id }) => id}
          />
        )}
      </Answer>
      {changing && <CloseSet {...changing} onClose={() => setChanging(null)} />}
    </StaffPage>
  );
}
