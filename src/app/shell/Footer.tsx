import { Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import { whenPageSettled } from '../content/whenPageSettled.ts';
import styles from './Footer.module.scss';

const FooterColumns = lazyPart(() =>
  whenPageSettled()
    .then(() => import(/* webpackChunkName: "late" */ './menus/FooterColumns.tsx'))
    .then((chunk) => chunk.FooterColumns),
);

/** The foot of every page. Its links come after the page, in the room that is kept for them. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Suspense fallback={null}>
        <FooterColumns />
      </Suspense>
    </footer>
  );
}
