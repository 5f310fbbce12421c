import { useSearchParams } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import type { ClippingReport } from './clippingReportsApi.ts';
import { ReportList } from './ReportList.tsx';
import { reportsTexts as texts } from './texts.ts';

const STATES: readonly { id: string; state: ClippingReport['state'] }[] = [
  { id: 'waiting', state: 'WAITING' },
  { id: 'withdrawn', state: 'ACCEPTED' },
  { id: 'left', state: 'REJECTED' },
];

/** Shared clippings that were reported, for staff to decide. The address owns which list is open. */
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
          tabs={STATES.map(({ id, state }) => ({
            id,
            label: texts.states[state],
            content: <ReportList state={state} />,
          }))}
        />
      </Stack>
    </PageContainer>
  );
}
