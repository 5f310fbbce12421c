import { useEffect, useRef, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';

import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { lowPicture } from '#ui/lowPicture.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { pathAround, pathOfBoxes } from '../model/pageBoxes.ts';
import { withMissing } from '../model/placeIn.ts';
import type { IssuePage } from '../readerApi.ts';
import { stripTexts as texts } from '../texts.ts';
import styles from './PageStrip.module.scss';

interface PageMarksProps {
  /** The group over the image; what is drawn in it is in pixels of the page. */
  layer: SVGGElement;
  page: { width: number; height: number };
  /** The parts that stay bright; null where nothing is dimmed. */
  bright: readonly PageRegion[] | null;
  hits: readonly PageRegion[];
  current: readonly PageRegion[];
  /** The rectangle of the address. */
  marked: PageRegion | null;
  pointed: PageRegion | null;
}

/** What is drawn over a page: one path for all boxes of a kind, so that thousands move with the image. */
export function PageMarks({ layer, page, bright, hits, current, marked, pointed }: PageMarksProps) {
  const hitPath = useMemo(() => pathOfBoxes(hits), [hits]);
  return createPortal(
    <>
      {bright && <path data-mark="dim" className={styles.dim} fillRule="evenodd" d={pathAround(page, bright)} />}
      {hits.length > 0 && <path data-mark="hit" className={styles.hit} d={hitPath} />}
      {current.length > 0 && <path data-mark="current" className={styles.current} d={pathOfBoxes(current)} />}
      {marked && <path data-mark="region" className={styles.marked} d={pathOfBoxes([marked])} />}
      {pointed && <path data-mark="pointed" className={styles.pointed} d={pathOfBoxes([pointed])} />}
    </>,
    layer,
  );
}

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
