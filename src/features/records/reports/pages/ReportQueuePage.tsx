import { useSearchParams } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import type { Correction } from '../reportsApi.ts';
import { reportCardTexts, reportQueueTexts as texts } from '../texts.ts';
import { ReportQueue } from '../components/ReportQueue.tsx';

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
      </Stack>
    </PageContainer>
  );
}
