import { useState } from 'react';

import { figure } from '#domain/kernel/wording/counted.ts';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { type HintFilter, type HintPage, type HintState, useMyTreeHintsQuery, useTreeHintsQuery } from '../treeHintsApi.ts';
import { HintResults } from './HintResults.tsx';

const TABS = [
  { id: 'NEW', label: 'New', count: 'new', nothing: 'No new hints' },
  { id: 'MAYBE', label: 'Maybe', count: 'maybe', nothing: 'Nothing is kept as a maybe' },
  { id: 'ACCEPTED', label: 'Accepted', count: 'accepted', nothing: 'No record was accepted yet' },
  { id: 'REJECTED', label: 'Rejected', count: 'rejected', nothing: 'Nothing was rejected' },
] as const satisfies readonly { id: HintState; label: string; count: keyof HintPage['counts']; nothing: string }[];

interface HintTabsProps {
  /** Null: of all trees of the member. */
  treeRef: string | null;
  filter: HintFilter;
}

/** Hints of a tree, or of all of a member's, by state; the surest first. */
export function HintTabs({ treeRef, filter }: HintTabsProps) {
  const [state, setState] = useState<HintState>('NEW');
  const [offsets, setOffsets] = useState<readonly string[]>([]);
  const asked = { filter, state, after: offsets.at(-1) ?? null };
  const ofTree = useTreeHintsQuery({ ref: treeRef ?? '', ...asked }, { skip: treeRef === null });
  const ofAll = useMyTreeHintsQuery(asked, { skip: treeRef !== null });
  const { data, currentData, error, isFetching, refetch } = treeRef === null ? ofAll : ofTree;
  const counts = (currentData ?? data)?.counts;
  const next = currentData?.next ?? null;
  return (
    <Tabs
      label="Hints by what became of them"
      selected={state}
      onSelect={(id) => {
        const chosen = TABS.find((tab) => tab.id === id);
        if (!chosen) return;
        setOffsets([]);
        setState(chosen.id);
      }}
      tabs={TABS.map(({ id, label, count, nothing }) => ({
        id,
        label: counts ? `${label} (${figure(counts[count])})` : label,
        content: (
          <HintResults
            page={currentData}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            nothing={nothing}
            showsTree={treeRef === null}
            onBack={offsets.length > 0 ? () => setOffsets(offsets.slice(0, -1)) : null}
            onNext={next === null ? null : () => setOffsets([...offsets, next])}
          />
        ),
      }))}
    />
  );
}
