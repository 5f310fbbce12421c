import { useState } from 'react';
import { Link } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { CheckFigures } from './components/CheckFigures.tsx';
import { Lacks } from './components/Lacks.tsx';
import { NotationWarning } from './components/NotationWarning.tsx';
import { SaveRejects } from './components/SaveRejects.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import { Transcript } from './components/Transcript.tsx';
import { useSheetCheckQuery, type Sheet, type SheetCheck } from './deskApi.ts';
import { checkTexts as texts } from './publishTexts.ts';
import { sheetAddress } from './sheetSteps.ts';

/** Rows that are shown before the rest is asked for. */
const FIRST_SHOWN = 5;

/** Rows that no record is made of, with the reasons. */
const REJECTS: readonly Column<SheetCheck['rejects'][number]>[] = [
  { id: 'no', header: texts.rowHeader, isRowHeader: true, align: 'end', narrow: true, cell: ({ no }) => figure(no) },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
];

/** The records of the rows. States: loading, failed, no row becomes a record, content. */
function Checked({ sheet }: { sheet: Sheet }) {
  const [isWhole, setWhole] = useState(false);
  const { currentData: check, ...answer } = useSheetCheckQuery({ id: sheet.id });
  if (check === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const back = <ButtonLink to={sheetAddress(sheet.id, 'columns')}>{texts.back}</ButtonLink>;
  const none = (
    <Notice tone="error" headingLevel={2} title={texts.none.title} actions={back}>
      <p>{texts.none.text}</p>
    </Notice>
  );
  if (check === null) return none;
  const { accepted, rejected, rejects, refusal, mayAcceptFewer, transcripts } = check;
  const isBarred = refusal !== null && !mayAcceptFewer;
  return (
    <Stack gap={6}>
      <CheckFigures check={check} />
      <NotationWarning check={check} />
      {refusal !== null && accepted > 0 && (
        <Notice tone={isBarred ? 'error' : 'warning'} title={isBarred ? texts.barred : texts.refusal}>
          <p>{refusal}</p>
        </Notice>
      )}
      {accepted === 0 ? (
        none
      ) : (
        <Inline gap={3}>
          {!isBarred && (
            <ButtonLink variant="primary" to={sheetAddress(sheet.id, 'publish')}>
              {texts.next}
            </ButtonLink>
          )}
          {back}
        </Inline>
      )}
      {transcripts.length > 0 && (
        <Stack gap={4}>
          <h2>{texts.transcripts}</h2>
          {(isWhole ? transcripts : transcripts.slice(0, FIRST_SHOWN)).map((transcript) => (
            <Transcript key={transcript.no} transcript={transcript} columns={sheet.columns} />
          ))}
          {!isWhole && transcripts.length > FIRST_SHOWN && (
            <div>
              <Button onClick={() => setWhole(true)}>{texts.more(transcripts.length - FIRST_SHOWN)}</Button>
            </div>
          )}
        </Stack>
      )}
      {rejects.length > 0 && (
        <Stack gap={3}>
          <h2>{texts.rejects}</h2>
          <p>
            {rejects.length < rejected && `${texts.first(rejects.length, rejected)} `}
            {texts.rejectsText} <Link to={sheetAddress(sheet.id, 'problems')}>{texts.mend}</Link>
          </p>
          <DataTable
            caption={texts.rejects}
            hideCaption
            columns={REJECTS}
            rows={rejects}
            rowKey={({ no }) => String(no)}
          />
          <SaveRejects sheet={sheet} check={check} />
        </Stack>
      )}
    </Stack>
  );
}

/**
 * /desk/sheets/:sheetId/check: the records as readers will see them. States: something is missing, and those of the
 * check.
 */
export const Component = () => (
  <SheetFrame step="check">
    {(sheet) => (
      <Stack gap={4}>
        <p>{texts.intro}</p>
        {sheet.lacks.length > 0 || sheet.columns.length === 0 ? (
          <Lacks sheet={sheet} />
        ) : (
          <Checked key={sheet.revision} sheet={sheet} />
        )}
      </Stack>
    )}
  </SheetFrame>
);
