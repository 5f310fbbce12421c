import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { monthName, readMonth } from '#domain/trees/anniversaries/anniversary.ts';
import { TreePage, type FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import styles from './anniversaries.module.scss';
import { AnniversaryDays } from './AnniversaryDays.tsx';
import { anniversariesTexts as texts } from './texts.ts';
import { useTreeAnniversariesQuery } from './treeAnniversariesApi.ts';

interface MonthOfTreeProps {
  tree: FamilyTree;
  month: number;
  publicTreeShareToken: string | null;
  from?: number;
}

/** The anniversaries of a month; more are asked for by those before. */
function MonthOfTree({ tree, month, publicTreeShareToken, from = 0 }: MonthOfTreeProps) {
  const [today] = useState(() => new Date());
  const [isMore, setMore] = useState(false);
  const { currentData: page, ...answer } = useTreeAnniversariesQuery({
    ref: tree.id,
    month,
    from,
    publicTreeShareToken,
    viewAs: null,
  });
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (page.total === 0) {
    const none = texts.none(monthName(month));
    return (
      <Notice tone="empty" headingLevel={2} title={none.title}>
        <p>{none.text}</p>
      </Notice>
    );
  }
  return (
    <>
      {from === 0 && <p role="status">{texts.total(page.total, monthName(month))}</p>}
      <AnniversaryDays {...{ tree, month, publicTreeShareToken, today }} anniversaries={page.anniversaries} />
      {page.next !== null &&
        (isMore ? (
          <MonthOfTree {...{ tree, month, publicTreeShareToken }} from={page.next} />
        ) : (
          <div>
            <Button onClick={() => setMore(true)}>{texts.more}</Button>
          </div>
        ))}
    </>
  );
}

const TreeCalendarPanel = lazyPart(() => import('./TreeCalendarPanel.tsx').then((chunk) => chunk.TreeCalendarPanel));

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
