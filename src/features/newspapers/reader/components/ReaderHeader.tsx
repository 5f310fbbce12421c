import { ChevronLeft, ChevronRight, ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { Link } from 'react-router-dom';

import { issueLabel } from '#domain/newspapers/core/issueDateInWords.ts';
import { issueAddress, newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { dateOf, shortDateOf } from '../model/issueWords.ts';
import type { ReadIssue } from '../readerApi.ts';
import { headerTexts as texts, findTexts } from '../texts.ts';
import styles from './ReaderHeader.module.scss';
import findInIssueStyles from './ReaderPanel.module.scss';

interface FindInIssueProps {
  /** What is searched now; empty for nothing. */
  words: string;
  /** Null while it is looked for. */
  count: number | null;
  /** Number of the match that is shown, from 0; -1 for none. */
  at: number;
  isFailed: boolean;
  onFind: (words: string) => void;
  onStep: (step: 1 | -1) => void;
}

/** The search inside the issue, with the way from match to match over all its pages. */
export function FindInIssue({ words, count, at, isFailed, onFind, onStep }: FindInIssueProps) {
  const form = useForm({ initialValues: { words }, onSubmit: ({ words: typed }) => onFind(typed.trim()) });
  const said =
    words === ''
      ? ''
      : isFailed
        ? findTexts.failed
        : count === null
          ? findTexts.searching
          : count === 0
            ? findTexts.none
            : findTexts.count(at + 1, count);
  return (
    <div role="search" aria-label={findTexts.label} className={findInIssueStyles.find}>
      <Form form={form} className={findInIssueStyles.form}>
        <input
          type="search"
          name="words"
          aria-label={findTexts.label}
          placeholder={findTexts.label}
          autoComplete="off"
          enterKeyHint="search"
          className={findInIssueStyles.field}
          value={form.values.words}
          onChange={form.handleChange}
        />
        <IconButton type="submit" label={findTexts.submit} icon={<Search />} />
      </Form>
      {words !== '' && (
        <div className={findInIssueStyles.steps}>
          <span role="status" className={findInIssueStyles.count}>
            {said}
          </span>
          <IconButton label={findTexts.previous} icon={<ChevronUp />} disabled={!count} onClick={() => onStep(-1)} />
          <IconButton label={findTexts.next} icon={<ChevronDown />} disabled={!count} onClick={() => onStep(1)} />
          <IconButton label={findTexts.clear} icon={<X />} onClick={() => onFind('')} />
        </div>
      )}
    </div>
  );
}

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
