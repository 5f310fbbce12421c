import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { lowPriority } from '#ui/lowPriority.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import type { ImageBook } from '../imageViewerApi.ts';
import { stripWindow } from '../model/stripWindow.ts';
import { viewerTexts } from '../texts.ts';
import styles from './images.module.scss';

/** Of one page in the strip with the gap after it, in CSS pixels; as in the style sheet. */
const ITEM_WIDTH = 112;

interface PageStripProps {
  book: ImageBook;
  currentId: string;
  /** The page itself is still on its way: small pictures wait for it. */
  isCalm: boolean;
  addressOf: (pageId: string) => string;
}

function StripPicture({ pageId }: { pageId: string }) {
  const address = `/iiif/3/${pageId}/full/!208,144/0/default.webp`;
  const { isShown, tries, onError } = usePictureRetry(address);
  return isShown ? (
    <img key={tries} src={address} alt="" {...lowPriority} className={styles.picture} onError={onError} />
  ) : (
    <span className={styles.blank} />
  );
}

/** Every page of the book, small. Of a long book only what shows is drawn. */
export function PageStrip({ book, currentId, isCalm, addressOf }: PageStripProps) {
  const { pages } = book;
  const strip = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [visible, setVisible] = useState(1200);
  const at = pages.findIndex(({ id }) => id === currentId);

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => setVisible(element.clientWidth || 1200);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    const element = strip.current;
    if (element && at >= 0) element.scrollLeft = at * ITEM_WIDTH - (element.clientWidth - ITEM_WIDTH) / 2;
  }, [at]);

  const { start, end } = stripWindow({ count: pages.length, itemWidth: ITEM_WIDTH, scrolled, visible });
  return (
    <nav aria-label={viewerTexts.pages} className={styles.strip}>
      <div
        ref={strip}
        className={styles.scroller}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
      >
        <ol className={styles.pages} style={{ width: pages.length * ITEM_WIDTH }}>
          {pages.slice(start, end).map(({ id, label }, index) => (
            <li
              key={id}
              aria-setsize={pages.length}
              aria-posinset={start + index + 1}
              className={styles.page}
              style={{ left: (start + index) * ITEM_WIDTH }}
            >
              <Link to={addressOf(id)} aria-current={id === currentId ? 'page' : undefined} className={styles.leaf}>
                {isCalm ? <span className={styles.blank} /> : <StripPicture pageId={id} />}
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
