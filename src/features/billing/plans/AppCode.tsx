import { useEffect, useState } from 'react';

import { retryImport } from '#ui/retryImport.ts';

import styles from './AppCode.module.scss';
import { guardTexts } from './guardTexts.ts';

const texts = guardTexts.app;
/** Light modules around the code, as its standard wants. */
const MARGIN = 4;

interface Drawn {
  path: string;
  size: number;
}

/** The dark modules of a code as one path of squares. */
async function drawCode(address: string): Promise<Drawn> {
  const { create } = await retryImport(() => import('qrcode'));
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, at) =>
    modules.get(Math.floor(at / size), at % size)
      ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z`
      : '',
  );
  return { path: squares.join(''), size: size + 2 * MARGIN };
}

/** An address to scan, with the address as text for everyone else. Its code arrives after the page. */
export function AppCode({ address }: { address: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void drawCode(address).then(
      (code) => isCurrent && setDrawn(code),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return (
    <figure className={styles.code}>
      <div className={styles.codeFrame}>
        {drawn && (
          <svg
            role="img"
            aria-label={texts.code(address)}
            viewBox={`0 0 ${drawn.size} ${drawn.size}`}
            shapeRendering="crispEdges"
          >
            <rect width={drawn.size} height={drawn.size} fill="#fff" />
            <path d={drawn.path} fill="#000" />
          </svg>
        )}
      </div>
      <figcaption>
        {texts.scan} <span className={styles.address}>{address}</span>
      </figcaption>
    </figure>
  );
}
