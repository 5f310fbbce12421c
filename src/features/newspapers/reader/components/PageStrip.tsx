import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { lowPicture } from '#ui/lowPicture.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { withMissing } from '../model/placeIn.ts';
import type { IssuePage } from '../readerApi.ts';
import { stripTexts as texts } from '../texts.ts';
import styles from './PageStrip.module.scss';

interface PageStripProps {
  pages: readonly IssuePage[];
  /** Positions of the pages that are shown. */
  shown: readonly number[];
  /** Matches of the search, by page. */
  matches: ReadonlyMap<string, number>;
  /** Small images may be asked for: the reader may see the pages, and the page itself has come. */
  hasPictures: boolean;
  addressOf: (id: string) => string;
}

function StripPicture({ pageId }: { pageId: string }) {
  const address = thumbnailPath(pageId);
  const { isShown, tries, onError } = usePictureRetry(address);
  return isShown ? (
    <img key={tries} {...lowPicture(address, '4.5rem')} alt="" className={styles.picture} onError={onError} />
  ) : (
    <span className={styles.blank} />
  );
}

/** Every page of the issue, small, with the places of those that are missing. */
export function PageStrip({ pages, shown, matches, hasPictures, addressOf }: PageStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const [first] = shown;
  useEffect(() => {
    const marked = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (!strip.current || !marked) return;
    strip.current.scrollTop = marked.offsetTop - (strip.current.clientHeight - marked.offsetHeight) / 2;
    strip.current.scrollLeft = marked.offsetLeft - (strip.current.clientWidth - marked.offsetWidth) / 2;
  }, [first]);
  return (
    <nav aria-label={texts.label} className={styles.strip}>
      <ol ref={strip} role="list" className={styles.pages}>
        {withMissing(pages).map(({ position, page }) => {
          if (!page) {
            return (
              <li key={position} className={styles.missing}>
                <span className={styles.gap} />
                <span className={styles.label}>{texts.missing(position)}</span>
              </li>
            );
          }
          const count = matches.get(page.id) ?? 0;
          return (
            <li key={position}>
              <Link
                to={addressOf(page.id)}
                aria-current={shown.includes(position) ? 'page' : undefined}
                className={styles.page}
              >
                {hasPictures && page.hasImage ? <StripPicture pageId={page.id} /> : <span className={styles.blank} />}
                <span className={styles.label}>{texts.page(page.label)}</span>
                {count > 0 && (
                  <span className={styles.matches}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{texts.matches(count)}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
