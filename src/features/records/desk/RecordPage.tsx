import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { editRecordAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { Households } from './components/Households.tsx';
import styles from './components/record.module.scss';
import { RecordForm } from './components/RecordForm.tsx';
import { RecordForReaders } from './components/RecordForReaders.tsx';
import { RecordHistory } from './components/RecordHistory.tsx';
import { RecordPublication } from './components/RecordPublication.tsx';
import { RequestNotice } from './components/RequestNotice.tsx';
import { type EditableRecord, useAdoptSetMutation, useEditableRecordQuery } from './recordEditApi.ts';
import { recordTexts as texts } from './recordTexts.ts';
import { refusalText } from './refusalText.ts';
import { sheetAddress, SHEETS_ADDRESS } from './sheetSteps.ts';
import { listTexts } from './texts.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSheet } from './useSheet.ts';

interface EditingProps {
  /** As it was asked for: a record may have another address once it is published. */
  id: string;
  record: EditableRecord;
  sheetId: string;
  refetch: () => Promise<unknown>;
}

function Editing({ id, record, sheetId, refetch }: EditingProps) {
  const sheet = useSheet(sheetId);
  const of = useRecordForm(id, record, () => Promise.all([refetch(), sheet.refetch()]));
  const isMaking = sheet.data?.publication?.state === 'MAKING';
  const [wasMaking, setWasMaking] = useState(false);
  if (isMaking && !wasMaking) setWasMaking(true);
  const hasEnded = wasMaking && !isMaking;
  useEffect(() => {
    // Readers have another state of it by now.
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  return (
    <>
      {sheet.data?.request && <RequestNotice sheet={sheet.data} request={sheet.data.request} />}
      {sheet.data && sheet.data.request?.state !== 'WAITING' && (
        <RecordPublication sheet={sheet.data} record={record} hasEnded={hasEnded} />
      )}
      <div className={styles.sides}>
        <RecordForm record={record} of={of} isMaking={isMaking} />
        <RecordForReaders record={record} />
      </div>
      {(sheet.data?.kind === 'CENSUS' || sheet.data?.kind === 'KEPT') && (
        <Households
          // What readers have of it, and what waits, is another by then.
          key={`${record.sheet?.revision} ${record.waiting}`}
          id={id}
          sheetId={sheetId}
          onChanged={async () => {
            await Promise.all([refetch(), sheet.refetch()]);
          }}
        />
      )}
      <RecordHistory edits={record.edits} isBusy={of.isBusy} onUndo={(field) => void of.undo(field)} />
    </>
  );
}

/** Makes a sheet of the set of a record, and leads to it. */
function useAdoption(record: EditableRecord) {
  const navigate = useNavigate();
  const [adopt, { isLoading, error }] = useAdoptSetMutation();
  const start = async () => {
    const { data } = await adopt({ record: record.id });
    if (data) await navigate(sheetAddress(data.id));
  };
  return { adopt: () => void start(), isLoading, refused: refusalText(error) };
}

/** Why a record cannot be edited, and what it says; where its set has no sheet, a way to make one. */
function Barred({ record, bar }: { record: EditableRecord; bar: NonNullable<EditableRecord['bar']> }) {
  const { title, text } = texts.bars[bar];
  const { adopt, isLoading, refused } = useAdoption(record);
  return (
    <>
      <FormRefusal title={texts.adoptRefused} reason={refused} />
      <Notice
        tone="warning"
        headingLevel={2}
        title={title}
        actions={
          record.sheet ? (
            <ButtonLink to={sheetAddress(record.sheet.id)}>{texts.sheet}</ButtonLink>
          ) : (
            record.mayAdopt && (
              <Button loading={isLoading} onClick={adopt}>
                {texts.adopt}
              </Button>
            )
          )
        }
      >
        <p>{record.mayAdopt ? texts.adoptText : text}</p>
      </Notice>
      <RecordForReaders record={record} />
    </>
  );
}

/**
 * /desk/records/*: a published record beside the row of its sheet, to be corrected. States: loading, failed, no such
 * record, one that cannot be edited, content.
 */
export function Component() {
  const { '*': id = '' } = useParams();
  const { currentData: record, ...answer } = useEditableRecordQuery({ id });
  usePageTitle(record ? texts.tab(record.name) : null);
  if (record === null) throw new PageMissing();
  if (record === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  const { name, sheet, bar, isClosed, previous, next } = record;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs
            crumbs={[
              { label: listTexts.title, to: SHEETS_ADDRESS },
              ...(sheet ? [{ label: sheet.title, to: sheetAddress(sheet.id) }] : [{ label: record.setName }]),
              { label: name },
            ]}
          />
          <Inline gap={3}>
            <h1>{name}</h1>
            {isClosed && <Badge tone="warning">{texts.closed}</Badge>}
          </Inline>
          <nav aria-label={texts.ways}>
            <Inline gap={3}>
              <ButtonLink size="sm" to={transcriptAddress(record.id)}>
                {texts.transcript}
              </ButtonLink>
              {previous !== null && (
                <ButtonLink size="sm" to={editRecordAddress(previous)}>
                  {texts.previous}
                </ButtonLink>
              )}
              {next !== null && (
                <ButtonLink size="sm" to={editRecordAddress(next)}>
                  {texts.next}
                </ButtonLink>
              )}
            </Inline>
          </nav>
        </Stack>
        {bar === null && sheet ? (
          <Editing key={id} id={id} record={record} sheetId={sheet.id} refetch={answer.refetch} />
        ) : (
          <Barred record={record} bar={bar ?? 'NO_SHEET'} />
        )}
      </Stack>
    </PageContainer>
  );
}
