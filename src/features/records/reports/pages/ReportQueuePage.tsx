import { useSearchParams } from 'react-router-dom';

import { useDuty } from '#features/kernel/grants/index.ts';
import { editRecordAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { ClosureDecision } from '../components/ClosureDecision.tsx';
import { DecisionForm } from '../components/DecisionForm.tsx';
import { ReadingSets } from '../components/ReadingSets.tsx';
import { ReopenRecord } from '../components/ReopenRecord.tsx';
import { ClosureCard, CorrectionCard } from '../components/ReportCards.tsx';
import { ReportSection } from '../components/ReportSection.tsx';
import { type Correction, reportsApi } from '../reportsApi.ts';
import { reportCardTexts, reportQueueTexts as texts } from '../texts.ts';

/** Reports in one state. States: loading, failed, none, some. Closures come first: they are about people who live. */
function ReportQueue({ state }: Pick<Correction, 'state'>) {
  const { data, ...asked } = reportsApi.useRecordReportsQuery({ state });
  const mayEdit = useDuty('records');
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
            {isOpen && mayEdit && correction.recordName !== null && (
              <p>
                <TextLink to={editRecordAddress(correction.recordId)}>{texts.edit}</TextLink>
              </p>
            )}
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

const STATES: readonly { id: string; label: string; state: Correction['state'] }[] = [
  { id: 'waiting', label: reportCardTexts.states.WAITING, state: 'WAITING' },
  { id: 'accepted', label: reportCardTexts.states.ACCEPTED, state: 'ACCEPTED' },
  { id: 'rejected', label: reportCardTexts.states.REJECTED, state: 'REJECTED' },
];

/** What readers reported about records, for staff to decide. The address owns which list is open. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const selected = STATES.find(({ id }) => id === query.get('state'))?.id ?? 'waiting';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={(state) => setQuery({ state }, { replace: true })}
          tabs={STATES.map(({ id, label, state }) => ({ id, label, content: <ReportQueue state={state} /> }))}
        />
        <ReadingSets />
      </Stack>
    </PageContainer>
  );
}
