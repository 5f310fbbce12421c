import type { CSSProperties, ReactNode } from 'react';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { firstPicture } from '#domain/records/images/firstPicture.ts';
import type { ZoomedImage } from '#services/images/openDeepZoom.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './DeepImage.module.scss';
import { pathOf } from './model/pathOf.ts';
import { lostImageTexts as texts } from './texts.ts';

/**
 * Stays in the place of an image whose file is missing or cut short. Trying again would not help, so nothing offers it.
 * @param children - what can be read all the same.
 */
export const LostImage = ({ children }: { children: ReactNode }) => (
  <Notice tone="warning" headingLevel={2} title={texts.title}>
    <p>
      {texts.why} {children}
    </p>
  </Notice>
);

interface FirstPictureProps {
  image: ZoomedImage & { label: string };
  /** What is brought into view; null for all of the page. */
  region: PageRegion | null;
}

/** What the viewer will show first, as one picture of the document, where the viewer will draw it. */
export function FirstPicture({ image: { service, width, height, label }, region }: FirstPictureProps) {
  const isDesk = useMediaQuery('(min-width: 1024px)');
  const { part, view, src, srcSet, sizes } = firstPicture(
    pathOf(service),
    { width, height },
    region,
    isDesk ? 'desk' : 'phone',
  );
  const numbers = {
    '--page-width': width,
    '--page-height': height,
    '--part-x': part.x,
    '--part-y': part.y,
    '--part-width': part.width,
    '--part-height': part.height,
    '--view-width': view.width,
    '--view-height': view.height,
    '--middle-x': view.x + view.width / 2,
    '--middle-y': view.y + view.height / 2,
  } as CSSProperties;
  return (
    <img
      className={styles.ahead}
      src={src}
      srcSet={srcSet || undefined}
      sizes={sizes}
      alt={label}
      fetchPriority="high"
      style={numbers}
    />
  );
}
