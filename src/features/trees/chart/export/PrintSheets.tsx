import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { chartSvg } from './chartSvg.ts';
import type { PictureParts } from './pictureParts.ts';
import { cardRects, pictureRect, pictureShapes } from './pictureShapes.ts';
import { printPages } from './printPages.ts';
import styles from './PrintSheets.module.scss';
import { pictureTexts } from './texts.ts';
import { withContents } from './withContents.ts';

interface PrintSheetsProps {
  parts: PictureParts;
  onPrinted: () => void;
}

interface Sheet {
  label: string;
  address: string;
}

/** Empty sheets are left out; the captions say where each belongs. */
const sheetsOf = (parts: PictureParts): Sheet[] =>
  printPages(pictureRect(parts), cardRects(parts.chart))
    .filter((page) => pictureShapes(parts, page).length > 0)
    .map((page, _index, all) => ({
      label: all.length > 1 ? pictureTexts.sheet(parts.title, page.row + 1, page.column + 1) : parts.title,
      address: URL.createObjectURL(new Blob([chartSvg(parts, page, page)], { type: 'image/svg+xml' })),
    }));

/**
 * The whole chart on paper, page by page. Opens the browser's print dialog, from which it can be saved as PDF, and goes
 * when that is closed.
 */
export function PrintSheets({ parts, onPrinted }: PrintSheetsProps) {
  const [sheets, setSheets] = useState<Sheet[]>([]);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    let isGone = false;
    let made: Sheet[] = [];
    const make = async () => {
      const whole = await withContents(parts);
      if (isGone) return;
      made = sheetsOf(whole);
      setSheets(made);
      document.documentElement.dataset.printing = 'sheets';
    };
    void make();
    return () => {
      isGone = true;
      delete document.documentElement.dataset.printing;
      for (const { address } of made) URL.revokeObjectURL(address);
    };
  }, [parts]);
  const isReady = sheets.length > 0 && arrived >= sheets.length;
  useEffect(() => {
    if (!isReady) return undefined;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, onPrinted]);
  return createPortal(
    <div className={styles.sheets} data-print-sheets="">
      {sheets.map(({ label, address }) => (
        <figure key={address} className={styles.sheet}>
          <img src={address} alt={label} onLoad={() => setArrived((count) => count + 1)} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>,
    document.body,
  );
}
