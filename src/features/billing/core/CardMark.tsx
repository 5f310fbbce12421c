import { brandName } from '#domain/billing/payments/cardBrands.ts';

import styles from './cards.module.scss';

/** What is drawn for each brand: signs of our own, not the companies' logos. */
const SIGNS: Readonly<
  Record<string, { colours: readonly [string, string]; shape: 'bars' | 'band' | 'corner'; letters: string }>
> = {
  maestro: { colours: ['#0f6fb8', '#c8202f'], shape: 'bars', letters: 'Maestro' },
  mastercard: { colours: ['#c8202f', '#d98a00'], shape: 'bars', letters: 'Mastercard' },
  diners: { colours: ['#24557a', '#e8eef3'], shape: 'corner', letters: 'Diners' },
  amex: { colours: ['#1f5f99', '#dfeaf4'], shape: 'band', letters: 'Amex' },
  visa: { colours: ['#27348b', '#d98a00'], shape: 'band', letters: 'Visa' },
  paypal: { colours: ['#123a7a', '#2b8fd6'], shape: 'corner', letters: 'PayPal' },
};
const PLAIN = { colours: ['#5b6472', '#c9ced6'], shape: 'band', letters: 'Card' } as const;

function Shape({
  shape,
  colours: [first, second],
}: {
  shape: 'bars' | 'band' | 'corner';
  colours: readonly [string, string];
}) {
  if (shape === 'bars') {
    return (
      <>
        <rect x="6" y="5" width="18" height="15" rx="2" fill={first} />
        <rect x="28" y="5" width="18" height="15" rx="2" fill={second} />
      </>
    );
  }
  if (shape === 'band') {
    return (
      <>
        <rect x="1" y="5" width="50" height="8" fill={first} />
        <rect x="6" y="16" width="12" height="4" rx="1" fill={second} />
      </>
    );
  }
  return (
    <>
      <path d="M1 5a4 4 0 0 1 4-4h26L11 21H1z" fill={first} />
      <path d="M31 1h8L19 21h-8z" fill={second} />
    </>
  );
}

/** The icon of a card's brand, with its name as its alternative (PAY-011). */
export function CardMark({ brand }: { brand: string }) {
  const { letters, ...sign } = SIGNS[brand] ?? PLAIN;
  return (
    <svg role="img" aria-label={brandName(brand)} viewBox="0 0 52 34" className={styles.mark}>
      <rect x="0.5" y="0.5" width="51" height="33" rx="4.5" fill="#fff" stroke="#8b93a1" />
      <Shape {...sign} />
      <text x="26" y="30" textAnchor="middle" fontSize="8.5" fontWeight="700" fill="#1d2430">
        {letters}
      </text>
    </svg>
  );
}
