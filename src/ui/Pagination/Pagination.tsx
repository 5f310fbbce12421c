import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';

import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Pagination.module.scss';
import { paginationTexts } from './texts.ts';

/**
 * The pages a pager offers: first, last, the current one and its neighbours; `null` stands for a gap.
 * A gap of one page is that page.
 *
 * @param current - from 1.
 * @example pageList(6, 20) // [1, null, 5, 6, 7, null, 20]
 */
export function pageList(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const pages: (number | null)[] = [];
  let previous = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - previous === 2) pages.push(page - 1);
    else if (page - previous > 2) pages.push(null);
    pages.push(page);
    previous = page;
  }
  return pages;
}

interface PaginationProps {
  /** Names the navigation: "Pages of results". */
  label: string;
  /** From 1. */
  current: number;
  last: number;
  /** The address of a page, so that each can be opened in a tab of its own. */
  hrefOf: (page: number) => string;
  /** `rel` and prefetching on approach are the caller's. */
  onApproach?: (page: number) => void;
}

/** From page to page, to the first and to the last. Draws nothing when there is one page only. */
export function Pagination({ label, current, last, hrefOf, onApproach }: PaginationProps) {
  if (last <= 1) return null;
  const step = (page: number, name: string, children: ReactNode) =>
    page < 1 || page > last ? (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        {children}
      </span>
    ) : (
      <Link to={hrefOf(page)} aria-label={name} className={styles.page} onPointerEnter={() => onApproach?.(page)}>
        {children}
      </Link>
    );
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        <li>{step(current - 1, paginationTexts.previous, <ChevronLeft aria-hidden="true" />)}</li>
        {pageList(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li
              key={page}
              className={Math.abs(page - current) === 1 && page !== 1 && page !== last ? styles.near : undefined}
            >
              <Link
                to={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
                className={classNames(styles.page, page === current && styles.current)}
              >
                <VisuallyHidden>{paginationTexts.page}</VisuallyHidden>
                {figure(page)}
              </Link>
            </li>
          ),
        )}
        <li>{step(current + 1, paginationTexts.next, <ChevronRight aria-hidden="true" />)}</li>
      </ul>
    </nav>
  );
}
