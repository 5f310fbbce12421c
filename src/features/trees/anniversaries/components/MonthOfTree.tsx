import { useState } from 'react';

import { monthName } from '#domain/trees/anniversaries/anniversary.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { anniversariesTexts as texts } from '../texts.ts';
import { useTreeAnniversariesQuery } from '../treeAnniversariesApi.ts';
import { AnniversaryDays } from './AnniversaryDays.tsx';

interface MonthOfTreeProps {
  tree: FamilyTree;
  month: number;
  publicTreeShareToken: string | null;
  from?: number;
}

/** The anniversaries of a month; more are asked for by those before. */
export function MonthOfTree({ tree, month, publicTreeShareToken, from = 0 }: MonthOfTreeProps) {
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
