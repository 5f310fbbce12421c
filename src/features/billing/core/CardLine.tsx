import { type ReactNode } from 'react';

import { brandName } from '#domain/billing/payments/cardBrands.ts';

import { CardMark } from './CardMark.tsx';
import styles from './cards.module.scss';
import { coreTexts as texts } from './texts.ts';

interface CardLineProps {
  brand: string;
  last4: string;
  /** What follows the number, such as the expiry. */
  children?: ReactNode;
}

/** A saved card in one line: its mark, its brand and its last digits. */
export function CardLine({ brand, last4, children }: CardLineProps) {
  return (
    <div className={styles.line}>
      <CardMark brand={brand} />
      <span>{texts.cardLine(brandName(brand), last4)}</span>
      {children}
    </div>
  );
}
