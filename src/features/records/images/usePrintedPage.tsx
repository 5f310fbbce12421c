import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import styles from './usePrintedPage.module.scss';

interface PrintedPage {
  address: string;
  alt: string;
}

/** Prints a page image and nothing else, as large as the paper. The second is to be drawn anywhere. */
export function usePrintedPage(): [print: (page: PrintedPage) => void, printed: ReactNode] {
  const [page, setPage] = useState<PrintedPage | null>(null);
  useEffect(() => {
    const end = () => setPage(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  // Printed only when it is there: a browser prints what is drawn.
  const sheet = page && (
    <img
      src={page.address}
      alt={page.alt}
      className={styles.sheet}
      onLoad={() => window.print()}
      onError={() => setPage(null)}
    />
  );
  return [setPage, sheet && createPortal(sheet, document.body)];
}
