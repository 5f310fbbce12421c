import { useEffect, useRef, useState } from 'react';

import { FINDING_GROUPS, GROUP_WORDS } from '#domain/trees/quality/findingKinds.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { FindingItem } from './FindingItem.tsx';
import styles from './quality.module.scss';
import { findingsTexts as texts } from './texts.ts';
import { useTreeFindingsQuery, type TreeFinding } from './treeQualityApi.ts';

/** What is asked for: one kind, or null for all; open or dismissed. */
export interface AskedFindings {
  code: string | null;
  dismissed: boolean;
}

interface FindingListProps extends AskedFindings {
  tree: FamilyTree;
  after?: string | null;
  /** The group that the findings before ended with: its heading is not repeated. */
  shownGroup?: TreeFinding['group'] | null;
  /** A finding was set aside or brought back, and leaves the list. */
  onGone?: () => void;
}

const PAGE = 30;

/** A page of findings by group; the next is asked for by the one before. */
export function FindingList({ tree, code, dismissed, after = null, shownGroup = null, onGone }: FindingListProps) {
  const { currentData: page, ...answer } = useTreeFindingsQuery({ ref: tree.id, code, dismissed, first: PAGE, after });
  const [isMore, setMore] = useState(false);
  const total = useRef<HTMLParagraphElement>(null);
  const isOneGone = useRef(false);
  // Who dismissed a finding by keyboard goes on from the count: its button has left the page.
  useEffect(() => {
    if (isOneGone.current && document.activeElement === document.body) total.current?.focus();
    isOneGone.current = false;
  }, [page]);
  const leave =
    onGone ??
    (() => {
      isOneGone.current = true;
    });
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.checking} />} />;
  if (page.total === 0) {
    const none = dismissed ? texts.noneDismissed : texts.none;
    return (
      <Notice tone="empty" headingLevel={2} title={none.title}>
        <p>{none.text}</p>
      </Notice>
    );
  }
  const cut = page.kinds.filter(
    (kind) => kind.count > kind.open + kind.dismissed && (code === null || kind.code === code),
  );
  return (
    <>
      {after === null && (
        <p ref={total} role="status" tabIndex={-1}>
          {texts.total(page.total)}
        </p>
      )}
      {after === null &&
        !dismissed &&
        cut.map((kind) => (
          <p key={kind.code} className={styles.years}>
            {texts.cut(kind.open + kind.dismissed, kind.count, kind.label)}
          </p>
        ))}
      {FINDING_GROUPS.map((name) => {
        const group = name.toUpperCase() as TreeFinding['group'];
        const findings = page.findings.filter((finding) => finding.group === group);
        return (
          findings.length > 0 && (
            <section key={name} aria-label={GROUP_WORDS[name].label}>
              {group !== shownGroup && (
                <>
                  <h2>{GROUP_WORDS[name].label}</h2>
                  <p className={styles.about}>{GROUP_WORDS[name].text}</p>
                </>
              )}
              <ul role="list" className={styles.list}>
                {findings.map((finding) => (
                  <FindingItem key={finding.id} tree={tree} finding={finding} onGone={leave} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>{texts.more}</Button>
        </div>
      )}
      {page.next !== null && isMore && (
        <FindingList
          tree={tree}
          code={code}
          dismissed={dismissed}
          after={page.next}
          shownGroup={page.findings.at(-1)?.group ?? null}
          onGone={leave}
        />
      )}
    </>
  );
}
