import { useMemo } from 'react';
import { createPortal } from 'react-dom';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { pathAround, pathOfBoxes } from '../model/pageBoxes.ts';
import styles from './PageMarks.module.scss';

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
