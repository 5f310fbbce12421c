import { Plus } from 'lucide-react';
import { useState } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import { useDuty } from '#features/kernel/grants/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { kindIdOf } from './columnValues.ts';
import { MakeSheet } from './components/MakeSheet.tsx';
import { useSheetsQuery, type SheetLine } from './deskApi.ts';
import { sheetState } from './sheetState.ts';
import { BOOKS_ADDRESS, CLOSURES_ADDRESS, NEWSPAPER_DESK, REQUESTS_ADDRESS, sheetAddress } from './sheetSteps.ts';
import { HELP_ADDRESS, listTexts as texts } from './texts.ts';

function StateCell(sheet: SheetLine) {
  const { text, tone } = sheetState(sheet);
  return <Badge tone={tone}>{text}</Badge>;
}

const COLUMNS: readonly Column<SheetLine>[] = [
  {
    id: 'sheet',
    header: texts.sheet,
    isRowHeader: true,
    cell: ({ id, title }) => <TextLink to={sheetAddress(id)}>{title}</TextLink>,
  },
  {
    id: 'kind',
    header: texts.kind,
    cell: ({ kind }) => (kind === null ? texts.unknown : sheetKind(kindIdOf(kind)).label),
  },
  {
    id: 'rows',
    header: texts.rows,
    align: 'end',
    narrow: true,
    cell: ({ file }) => (file?.state === 'READ' ? figure(file.rows) : texts.unknown),
  },
  { id: 'state', header: texts.state, narrow: true, cell: StateCell },
  {
    id: 'changed',
    header: texts.changed,
    narrow: true,
    cell: ({ changedAt }) => <time dateTime={changedAt}>{momentInWords(changedAt)}</time>,
  },
];

/** Sheets may be read or published by themselves: looked at again so often while the page is. */
const LOOK_MS = 15_000;

/** /desk: the sheets, and the way to bring in another. States: loading, failed, none, sheets. */
export function Component() {
  const answer = useSheetsQuery(undefined, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true });
  const [isMaking, setMaking] = useState(false);
  const isStaff = useDuty('records');
  const none = isStaff ? texts.none : texts.noneOfSteward;
  const bring = isStaff && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {texts.bring}
    </Button>
  );
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          {(answer.data?.length ?? 0) > 0 && bring}
          <TextLink to={CLOSURES_ADDRESS}>{texts.closures}</TextLink>
          {isStaff && <TextLink to={BOOKS_ADDRESS}>{texts.books}</TextLink>}
          {isStaff && <TextLink to={NEWSPAPER_DESK}>{texts.newspapers}</TextLink>}
          {isStaff && <TextLink to={REQUESTS_ADDRESS}>{texts.requests}</TextLink>}
          <TextLink to={HELP_ADDRESS}>{texts.help}</TextLink>
        </Inline>
      }
    >
      <Answer
        of={answer}
        texts={texts}
        headingLevel={2}
        empty={
          <Notice tone="empty" headingLevel={2} title={none.title} actions={bring}>
            <p>{none.text}</p>
          </Notice>
        }
      >
        {(sheets) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={COLUMNS}
            rows={sheets}
            rowKey={({ id }) => id}
          />
        )}
      </Answer>
      {isMaking && <MakeSheet onClose={() => setMaking(false)} />}
    </StaffPage>
  );
}
