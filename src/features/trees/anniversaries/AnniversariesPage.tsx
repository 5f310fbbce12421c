import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { monthName, readMonth } from '#domain/trees/anniversaries/anniversary.ts';
import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './components/anniversaries.module.scss';
import { MonthOfTree } from './components/MonthOfTree.tsx';
import { anniversariesTexts as texts } from './texts.ts';

const TreeCalendarPanel = lazyPart(() =>
  import('./components/TreeCalendarPanel.tsx').then((chunk) => chunk.TreeCalendarPanel),
);

const MONTHS = Array.from({ length: 12 }, (_each, at) => ({ value: String(at + 1), label: monthName(at + 1) }));

/**
 * Days of a month that are remembered in a tree; the address holds the month. States: loading, failed, not there or not
 * theirs, none, days.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [thisMonth] = useState(() => new Date().getMonth() + 1);
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  const {
    currentData: tree,
    error,
    refetch,
  } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs: null });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title={texts.failedTree} error={error} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label={texts.loadingTree} />;
  const month = readMonth(search.get('month')) ?? thisMonth;
  const show = (next: number) =>
    setSearch(
      { month: String(next), ...(publicTreeShareToken !== null && { publicTreeShareToken }) },
      { preventScrollReset: true },
    );
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              { label: tree.name, to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken }) },
              { label: texts.heading },
            ]}
          />
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </Stack>
        <div className={styles.month} role="search">
          <IconButton
            label={texts.before}
            look="framed"
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => show(month === 1 ? 12 : month - 1)}
          />
          <div className={styles.select}>
            <SelectField
              label={texts.month}
              options={MONTHS}
              value={String(month)}
              onChange={(event) => show(Number(event.target.value))}
            />
          </div>
          <IconButton
            label={texts.after}
            look="framed"
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => show(month === 12 ? 1 : month + 1)}
          />
        </div>
        <MonthOfTree key={month} tree={tree} month={month} publicTreeShareToken={publicTreeShareToken} />
        {publicTreeShareToken === null && (
          <Suspense fallback={null}>
            <TreeCalendarPanel tree={tree} />
          </Suspense>
        )}
      </Stack>
    </PageContainer>
  );
}
