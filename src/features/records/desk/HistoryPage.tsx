import { useState } from 'react';

import { useDuty } from '#features/kernel/grants/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ChangeTable } from './components/ChangeTable.tsx';
import { DeleteSheet } from './components/DeleteSheet.tsx';
import { PublicationTable } from './components/PublicationTable.tsx';
import { RestoreSheet } from './components/RestoreSheet.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import { WithdrawSheet } from './components/WithdrawSheet.tsx';
import { useSheetHistoryQuery, type Sheet, type SheetChange } from './deskApi.ts';
import { historyTexts as texts } from './publishTexts.ts';

type Asked = { what: 'restore'; change: SheetChange } | { what: 'withdraw' } | { what: 'delete' } | null;

function History({ sheet }: { sheet: Sheet }) {
  const answer = useSheetHistoryQuery({ id: sheet.id });
  const [asked, setAsked] = useState<Asked>(null);
  const isStaff = useDuty('records');
  const [isRestored, setRestored] = useState(false);
  const close = () => setAsked(null);
  const isMaking = sheet.publication?.state === 'MAKING';
  // Where the latest publication failed, readers have the one before, unless that was withdrawn.
  const isWithReaders = answer.currentData?.publications.some(({ state }) => state === 'PUBLISHED') ?? false;
  return (
    <Stack gap={8}>
      {isRestored && <Notice tone="success" title={texts.restoring.done} />}
      <Answer of={{ ...answer, data: answer.currentData }} texts={texts} headingLevel={2}>
        {({ changes, publications }) => (
          <Stack gap={8}>
            <Stack gap={3}>
              <h2>{texts.publications}</h2>
              {publications.length === 0 ? (
                <p>{texts.noPublications}</p>
              ) : (
                <PublicationTable publications={publications} />
              )}
            </Stack>
            <Stack gap={3}>
              <h2>{texts.changes}</h2>
              <p>{changes.length === 0 ? texts.noChanges : texts.changesText}</p>
              {changes.length > 0 && (
                <ChangeTable
                  changes={changes}
                  present={sheet.revision}
                  onRestore={(change) => {
                    setRestored(false);
                    setAsked({ what: 'restore', change });
                  }}
                />
              )}
            </Stack>
          </Stack>
        )}
      </Answer>
      {isWithReaders && !isMaking && sheet.request?.state !== 'WAITING' && (
        <Card title={texts.withdraw}>
          <p>{texts.withdrawText}</p>
          <div>
            <Button variant="danger" onClick={() => setAsked({ what: 'withdraw' })}>
              {texts.withdraw}
            </Button>
          </div>
        </Card>
      )}
      {isStaff && sheet.setSlug === null && !isMaking && (
        <Card title={texts.delete}>
          <p>{texts.deleteText}</p>
          <div>
            <Button variant="danger" onClick={() => setAsked({ what: 'delete' })}>
              {texts.delete}
            </Button>
          </div>
        </Card>
      )}
      {asked?.what === 'restore' && (
        <RestoreSheet sheet={sheet} change={asked.change} onClose={close} onDone={() => setRestored(true)} />
      )}
      {asked?.what === 'withdraw' && <WithdrawSheet sheet={sheet} onClose={close} />}
      {asked?.what === 'delete' && <DeleteSheet sheet={sheet} onClose={close} />}
    </Stack>
  );
}

/**
 * /desk/sheets/:sheetId/history: what was done to a sheet, and how it is taken back. States: loading, failed, nothing
 * yet, content.
 */
export const Component = () => (
  <SheetFrame step="history">{(sheet) => <History key={sheet.id} sheet={sheet} />}</SheetFrame>
);
