import type { ReactNode } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { HintFilter } from '../treeHintsApi.ts';
import { HintTabs } from './HintTabs.tsx';

interface HintListPageProps {
  title: string;
  /** Null: of all trees of the member. */
  treeRef?: string | null;
  filter: HintFilter;
  children: ReactNode;
  /** After the hints. */
  below?: ReactNode;
}

/** A page of hints under what it is about. */
export function HintListPage({ title, treeRef = null, filter, children, below }: HintListPageProps) {
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          {children}
        </Stack>
        <HintTabs treeRef={treeRef} filter={filter} below={below} />
      </Stack>
    </PageContainer>
  );
}
