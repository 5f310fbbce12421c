import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { Badge } from '#ui/Badge/Badge.tsx';

import type { IssueOutline } from '../issueApi.ts';
import { issueTexts as texts } from '../texts.ts';
import styles from './ArticleEntry.module.scss';
import { ArticleReading } from './ArticleReading.tsx';

interface ArticleEntryProps {
  article: IssueOutline['articles'][number];
  /** Its text opens below it. */
  isReadable: boolean;
}

/** An article in the outline of its issue: headline, kind and length; for those who may read it, its text. */
export function ArticleEntry({ article: { id, headline, kind, words }, isReadable }: ArticleEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const name = headline ?? texts.untitled[kind] ?? texts.untitled.article;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        {isReadable ? (
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" className={styles.arrow} />
            <span className={styles.headline}>{name}</span>
          </button>
        ) : (
          <span className={styles.headline}>{name}</span>
        )}
        {headline !== null && texts.kinds[kind] && <Badge>{texts.kinds[kind]}</Badge>}
        <span className={styles.words}>{texts.words(words)}</span>
      </div>
      {isReadable && <div id={textId}>{isOpen && <ArticleReading id={id} />}</div>}
    </li>
  );
}
