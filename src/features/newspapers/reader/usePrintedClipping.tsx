import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import type { Clipping } from './model/clipping.ts';
import styles from './usePrintedClipping.module.scss';

/** Prints a clipping and nothing else: its images, the citation, and its text. The second is to be drawn anywhere. */
export function usePrintedClipping(): [print: (clipping: Clipping) => void, printed: ReactNode] {
  const [clipping, setClipping] = useState<Clipping | null>(null);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const end = () => setClipping(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const images = clipping?.pieces.flatMap(({ image }) => image ?? []) ?? [];
  // Printed only when the images are there, or will not come: a browser prints what is drawn.
  const isReady = clipping !== null && settled >= images.length;
  useEffect(() => {
    if (isReady) window.print();
  }, [isReady]);
  const print = (next: Clipping) => {
    setSettled(0);
    setClipping(next);
  };
  const settle = () => setSettled((count) => count + 1);
  const sheet = clipping && (
    <article className={styles.sheet}>
      <h1>{clipping.heading}</h1>
      {images.map((image) => (
        <img key={image} src={image} alt="" className={styles.image} onLoad={settle} onError={settle} />
      ))}
      <p className={styles.citation}>{clipping.citation}</p>
      {clipping.pieces.map(({ lines }, at) => (
        <p key={at} className={styles.text}>
          {lines.join('\n').trim()}
        </p>
      ))}
    </article>
  );
  return [print, sheet && createPortal(sheet, document.body)];
}
