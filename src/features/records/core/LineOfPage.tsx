import type { CSSProperties } from 'react';

import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { lineCutOut, lineWithin } from '#domain/records/images/lineCutOut.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import styles from './LineOfPage.module.scss';
import { pathOf } from './model/pathOf.ts';

/** Pixels of the picture: twice the width of its place on an ordinary screen. */
const SHAPE = { width: 832, height: 520 };
/** Of a line's width: enough for the name and what follows it, large enough to be read. */
const SHARE = 0.62;

interface LineOfPageProps {
  page: {
    width: number;
    height: number;
    service: string;
    lines: readonly { recordId: string | null; region: PageRegion | null }[];
  };
  recordId: string;
  alt: string;
}

/** The part of a page that holds a record, its line marked, in the place around it; nothing where it does not come. */
export function LineOfPage({ page, recordId, alt }: LineOfPageProps) {
  const line = page.lines.find((one) => one.recordId === recordId)?.region ?? null;
  const part = lineCutOut(line, page, SHAPE, SHARE);
  const address = `${pathOf(page.service)}/${xywhOf(part)}/!${SHAPE.width},${SHAPE.height}/0/default.webp`;
  const { isShown, tries, onError } = usePictureRetry(address);
  if (!isShown) return null;
  const mark = line && lineWithin(line, part);
  return (
    <>
      <img key={tries} src={address} alt={alt} decoding="async" className={styles.picture} onError={onError} />
      {mark && (
        <span
          aria-hidden="true"
          className={styles.line}
          style={
            {
              '--left': `${mark.left}%`,
              '--top': `${mark.top}%`,
              '--width': `${mark.width}%`,
              '--height': `${mark.height}%`,
            } as CSSProperties
          }
        />
      )}
    </>
  );
}
