import { type ReactNode, useState } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { hintListTexts } from '../texts.tsx';
import {
  type HintFilter,
  type HintPage,
  type HintState,
  useMyTreeHintsQuery,
  useTreeHintsQuery,
} from '../treeHintsApi.ts';
import { HintResults } from './HintResults.tsx';
import styles from './HintTabs.module.scss';

const TABS = [
  { id: 'NEW', count: 'new' },
  { id: 'MAYBE', count: 'maybe' },
  { id: 'ACCEPTED', count: 'accepted' },
  { id: 'REJECTED', count: 'rejected' },
] as const satisfies readonly { id: HintState; count: keyof HintPage['counts'] }[];

interface HintTabsProps {
  /** Null: of all trees of the member. */
  treeRef: string | null;
  filter: HintFilter;
  /** After the hints, once it is known how many there are. */
  below?: ReactNode;
}

/** Hints of a tree, or of all of a member's, by state; people with the strongest matches first. */
function HintTabs({ treeRef, filter, below }: HintTabsProps) {
  const [state, setState] = useState<HintState>('NEW');
  const [offsets, setOffsets] = useState<readonly string[]>([]);
  const asked = { filter, state, after: offsets.at(-1) ?? null };
  const ofTree = useTreeHintsQuery({ ref: treeRef ?? '', ...asked }, { skip: treeRef === null });
  const ofAll = useMyTreeHintsQuery(asked, { skip: treeRef !== null });
  const answer = treeRef === null ? ofAll : ofTree;
  const { data, currentData, error } = answer;
  const counts = (currentData ?? data)?.counts;
  const next = currentData?.next ?? null;
  return (
    <div className={styles.list}>
      <Stack gap={6}>
        <Tabs
          label={hintListTexts.tabs}
          selected={state}
          onSelect={(id) => {
            const chosen = TABS.find((tab) => tab.id === id);
            if (!chosen) return;
            setOffsets([]);
            setState(chosen.id);
          }}
          tabs={TABS.map(({ id, count }) => ({
            id,
            label: counts
              ? hintListTexts.tabCount(hintListTexts.tab[id].label, counts[count])
              : hintListTexts.tab[id].label,
            content: (
              <HintResults
                of={answer}
                nothing={hintListTexts.tab[id].empty}
                showsTree={treeRef === null}
                onBack={offsets.length > 0 ? () => setOffsets(offsets.slice(0, -1)) : null}
                onNext={next === null ? null : () => setOffsets([...offsets, next])}
              />
            ),
          }))}
        />
        {(data !== undefined || error !== undefined) && below}
      </Stack>
    </div>
  );
}

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
