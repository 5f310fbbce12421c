import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { monthName, readMonth } from '#domain/trees/anniversaries/anniversary.ts';
import { TreePage } from '#features/trees/core/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

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
  const [search, setSearch] = useSearchParams();
  const [thisMonth] = useState(() => new Date().getMonth() + 1);
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  const month = readMonth(search.get('month')) ?? thisMonth;
  const show = (next: number) =>
    setSearch(
      { month: String(next), ...(publicTreeShareToken !== null && { publicTreeShareToken }) },
      { preventScrollReset: true },
    );
  return (
    <TreePage texts={texts} publicTreeShareToken={publicTreeShareToken}>
      {(tree) => (
        <>
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
        </>
      )}
    </TreePage>
  );
}
