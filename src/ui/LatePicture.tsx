import type { ReactNode } from 'react';

import { lowPicture } from './lowPicture.ts';
import { useIsPainted } from './useIsPainted.ts';
import { usePictureRetry } from './usePictureRetry.ts';

interface LatePictureProps {
  /** Of the image service. */
  address: string;
  /** CSS width of its place. */
  widthShown: string;
  alt: string;
  className: string | undefined;
  /** Drawn in its place where it does not come. */
  children: ReactNode;
}

/**
 * A small picture in a list, asked for when it comes near the window; on a first page after its text. It is tried again
 * before it is given up.
 */
export function LatePicture({ address, widthShown, alt, className, children }: LatePictureProps) {
  const isPainted = useIsPainted();
  const { isShown, tries, onError } = usePictureRetry(address);
  if (!isShown) return children;
  return (
    isPainted && (
      <img
        key={tries}
        {...lowPicture(address, widthShown)}
        alt={alt}
        width={160}
        height={120}
        className={className}
        onError={onError}
      />
    )
  );
}
