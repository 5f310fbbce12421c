import { useSearchParams } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { LostQueue } from './components/LostQueue.tsx';
import { ProtectedPages } from './components/ProtectedPages.tsx';
import { ReviewQueue } from './components/ReviewQueue.tsx';
import { correctionsPageTexts as texts } from './texts.ts';

const LISTS = [
  { id: 'review', label: texts.review, content: <ReviewQueue /> },
  { id: 'lost', label: texts.lost, content: <LostQueue /> },
  { id: 'protected', label: texts.protected, content: <ProtectedPages /> },
];

/** What members corrected in newspapers, for curators. The address owns which list is open. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const selected = LISTS.find(({ id }) => id === query.get('list'))?.id ?? 'review';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={(list) => setQuery({ list }, { replace: true })}
          tabs={LISTS}
        />
      </Stack>
    </PageContainer>
  );
}
