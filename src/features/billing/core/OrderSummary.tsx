import { formatMoney } from '#domain/billing/core/money.ts';

import styles from './order.module.scss';
import { paymentInWords } from './paymentWords.ts';
import { coreTexts as texts } from './texts.ts';
import type { Quote } from './useQuote.ts';

/**
 * A price as it was worked out, and as it will be charged: lines, discount, tax where something is paid, total, and the
 * terms of payment.
 */
export function OrderSummary({ quote }: { quote: Quote }) {
  const { lines, discount, net, tax, taxRate, taxNote, total } = quote;
  const { amounts, terms } = paymentInWords(quote, new Date());
  const rows = [
    ...lines.map(({ description, amount }) => ({ term: description, value: formatMoney(amount) })),
    ...(discount
      ? [
          {
            term: texts.discount(discount.description),
            value: formatMoney({ ...discount.amount, amount: -Math.abs(discount.amount.amount) }),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.order}>
      <dl className={styles.rows}>
        {rows.map(({ term, value }, at) => (
          <div key={`${at}-${term}`} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {taxRate !== null && total.amount > 0 && (
          <>
            <div className={`${styles.row} ${styles.minor}`}>
              <dt>{texts.net}</dt>
              <dd>{formatMoney(net)}</dd>
            </div>
            <div className={`${styles.row} ${styles.minor}`}>
              <dt>{texts.tax(taxRate)}</dt>
              <dd>{formatMoney(tax)}</dd>
            </div>
          </>
        )}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {taxRate === null && <p className={styles.later}>{texts.noTax}</p>}
      {taxNote && <p className={styles.later}>{taxNote}</p>}
      <p className={styles.amounts}>{amounts}</p>
      {terms !== '' && <p className={styles.later}>{terms}</p>}
    </div>
  );
}
