import { bookAddress, recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ImageBook, ViewedPage } from '../imageViewerApi.ts';
import { viewerTexts as texts } from '../texts.ts';
import styles from './Viewer.module.scss';

interface ViewerHeaderProps {
  book: ImageBook | null;
  page: ViewedPage | null;
  recordName: string | null;
  /** How the transcribers of the record mark what they could not read. */
  notation: string;
}

/** What is shown: the book, the page, and whose record led here. */
export function ViewerHeader({ book, page, recordName, notation }: ViewerHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{[book?.label, page?.label].filter(Boolean).join(', ') || texts.untitled}</h1>
      <p className={styles.source}>
        {book && <TextLink to={recordSetAddress(book.recordSet.id)}>{book.recordSet.name}</TextLink>}
        {book && recordName === null && <TextLink to={bookAddress(book.id)}>{texts.book}</TextLink>}
        {book?.recordSet.isSample && <Badge tone="warning">{texts.sample}</Badge>}
        {recordName && (
          <span>
            {texts.openedFor} <Reading text={recordName} notation={notation} />
          </span>
        )}
      </p>
    </header>
  );
}
