import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { reportsApi, type Correction } from '../reportsApi.ts';
import { reportQueueTexts as texts } from '../texts.ts';
import { ClosureCard } from './ClosureCard.tsx';
import { ClosureDecision } from './ClosureDecision.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { ReopenRecord } from './ReopenRecord.tsx';
import { ReportSection } from './ReportSection.tsx';

/** Reports in one state. States: loading, failed, none, some. Closures come first: they are about people who live. */
export function ReportQueue({ state }: Pick<Correction, 'state'>) {
  const { data, ...asked } = reportsApi.useRecordReportsQuery({ state });
  const [decideCorrection] = reportsApi.useDecideCorrectionMutation();
  if (data === undefined) return <NoAnswer of={asked} texts={texts} headingLevel={2} />;
  const { recordCorrections, recordClosureRequests } = data;
  if (recordCorrections.length === 0 && recordClosureRequests.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={state === 'WAITING' ? texts.nothingWaiting : texts.nothingDecided} />
    );
  const isOpen = state === 'WAITING';
  const refresh = async (sent: { error?: unknown }): Promise<unknown> => {
    if (!sent.error) await asked.refetch();
    return sent.error;
  };
  return (
    <Stack gap={6}>
      <ReportSection title={isOpen ? texts.closures.waiting : texts.closures.decided} reports={recordClosureRequests}>
        {(request) => (
          <ClosureCard request={request}>
            {isOpen && <ClosureDecision request={request} onDecided={refresh} />}
            {request.state === 'ACCEPTED' && request.reopenedAt === null && (
              <ReopenRecord request={request} onDone={() => void asked.refetch()} />
            )}
          </ClosureCard>
        )}
      </ReportSection>
      <ReportSection title={texts.corrections} reports={recordCorrections}>
        {(correction) => (
          <CorrectionCard correction={correction}>
            {isOpen && (
              <DecisionForm
                name={`correction.${correction.id}`}
                about={texts.decideAbout(correction.recordName ?? correction.recordId, correction.fieldLabel)}
                acceptLabel={texts.accept}
                rejectLabel={texts.reject}
                decide={async (accept, answer) =>
                  refresh(await decideCorrection({ id: correction.id, accept, answer }))
                }
              />
            )}
          </CorrectionCard>
        )}
      </ReportSection>
    </Stack>
  );
}
