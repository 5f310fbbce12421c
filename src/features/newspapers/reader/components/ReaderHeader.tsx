import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { issueLabel } from '#domain/newspapers/core/issueLabel.ts';
import { issueAddress, newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { dateOf, shortDateOf } from '../model/dateOf.ts';
import type { ReadIssue } from '../readerApi.ts';
import { headerTexts as texts } from '../texts.ts';
import styles from './ReaderHeader.module.scss';

interface ReaderHeaderProps {
  outline: Pick<ReadIssue, 'issue' | 'title' | 'label' | 'previous' | 'next'>;
  /** As the page is numbered. */
  pageLabel: string;
}

/** What is read: the newspaper, the issue and the page, with the issues before and after it. */
export function ReaderHeader({ outline: { issue, title, label, previous, next }, pageLabel }: ReaderHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.what}>
        <h1>
          <TextLink to={newspaperAddress(title.slug)}>{title.name}</TextLink>{' '}
          <span className={styles.date}>{dateOf(issue)}</span>{' '}
          <span className={styles.page}>{texts.page(pageLabel)}</span>
        </h1>
        <p className={styles.facts}>
          {label !== null && <span>{issueLabel(label)}</span>}
          {issue.edition !== '' && <span>{texts.edition(issue.edition)}</span>}
          <TextLink to={issueAddress(issue.id)}>{texts.issue}</TextLink>
          {title.isSample && <Badge tone="warning">{texts.sample}</Badge>}
        </p>
      </div>
      {(previous ?? next) && (
        <nav aria-label={texts.issues} className={styles.neighbours}>
          {previous && (
            <Link
              to={readerAddress(previous.id)}
              aria-label={texts.previous(dateOf(previous))}
              title={texts.previous(dateOf(previous))}
              className={styles.neighbour}
            >
              <ChevronLeft aria-hidden="true" /> <span className={styles.short}>{shortDateOf(previous)}</span>
            </Link>
          )}
          {next && (
            <Link
              to={readerAddress(next.id)}
              aria-label={texts.next(dateOf(next))}
              title={texts.next(dateOf(next))}
              className={styles.neighbour}
            >
              <span className={styles.short}>{shortDateOf(next)}</span> <ChevronRight aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
    </header>
  );
}
