import { offeredBrands } from '#domain/billing/payments/cardBrands.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

import { CardMark } from './CardMark.tsx';
import styles from './cards.module.scss';
import { coreTexts as texts } from './texts.ts';

/** The cards that can be paid with; PayPal where the site offers it (PAY-011, PAY-012). */
export function CardMarks() {
  return (
    <ul role="list" aria-label={texts.cards} className={styles.marks}>
      {offeredBrands(readSiteBoot().offersPaypal === true).map((brand) => (
        <li key={brand}>
          <CardMark brand={brand} />
        </li>
      ))}
    </ul>
  );
}
