import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';

import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { lineCutOut, lineWithin } from '#domain/records/images/lineCutOut.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import type { Exhibit } from '../exhibitApi.ts';
import { exhibitTexts as texts } from '../texts.ts';
import styles from './Exhibit.module.scss';

/** Pixels of the picture at its largest: about twice the width of its place. */
const SHAPE = { width: 1200, height: 450 };
/** Widths that are made of it, for telephones and for screens with finer pixels. */
const WIDTHS = [440, 880, SHAPE.width];
/** Its place: beside the search, or below it where there is no room for two. */
const SIZES = '(min-width: 64rem) 37rem, 100vw';
/** Of a line's width: name, relation and age can be read. */
const SHARE = 0.6;

/** The part of the page around the record's line, which is marked. It leads to the whole page. */
export function ExhibitPicture({ record: { id, name }, page }: Pick<Exhibit, 'record' | 'page'>) {
  const line = page.lines.find(({ recordId }) => recordId === id)?.region ?? null;
  const part = lineCutOut(line, page, SHAPE, SHARE);
  const mark = line && lineWithin(line, part);
  const service = URL.canParse(page.service) ? new URL(page.service).pathname : page.service;
  const inWidth = (width: number) =>
    `${service}/${xywhOf(part)}/!${width},${(width * SHAPE.height) / SHAPE.width}/0/default.webp`;
  const address = inWidth(SHAPE.width);
  const { isShown, tries, onError } = usePictureRetry(address);
  return (
    <Link to={imageViewerAddress(id)} className={styles.frame} aria-label={texts.page(name)}>
      {isShown && (
        <img
          key={tries}
          src={address}
          srcSet={WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', ')}
          sizes={SIZES}
          alt=""
          decoding="async"
          className={styles.picture}
          onError={onError}
        />
      )}
      {isShown && mark && (
        <span
          aria-hidden="true"
          className={styles.mark}
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
    </Link>
  );
}
