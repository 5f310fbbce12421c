import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ClippingWhole } from '../clippingsOfMemberApi.ts';
import { CopyText } from '../components/CopyText.tsx';
import styles from './clippings.module.scss';
import { clippingTexts as texts } from './texts.ts';

/** The pictures of a clipping in reading order; why there are none, where there are none now. */
export function ClippingPictures({
  clipping: { standing, regions },
}: {
  clipping: Pick<ClippingWhole, 'standing' | 'regions'>;
}) {
  if (standing !== 'OPEN') {
    const { title, text } = standing === 'CLOSED' ? texts.closed : texts.replaced;
    return (
      <Notice tone="warning" headingLevel={2} title={title}>
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <section aria-label={texts.pictures} className={styles.sheet}>
      {regions.map(({ picture, pageLabel, width, height, address, iiifLink }, at) => (
        <figure key={address + String(at)}>
          {picture !== null && (
            <img
              src={picture}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              alt={texts.picture(at + 1, regions.length, pageLabel)}
            />
          )}
          <figcaption>
            <span>{texts.picture(at + 1, regions.length, pageLabel)}</span>
            <span className={styles.ways}>
              <TextLink to={address}>{texts.openPage}</TextLink>
              {iiifLink !== null && (
                <CopyText
                  text={iiifLink}
                  texts={texts.iiif}
                  {...(regions.length > 1 && { name: texts.iiifOf(texts.picture(at + 1, regions.length, pageLabel)) })}
                />
              )}
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
