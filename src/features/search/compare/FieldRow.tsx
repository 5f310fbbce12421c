import { CircleDashed, Equal, EqualNot } from 'lucide-react';

import type { ComparedField } from '#domain/search/compare/compareFields.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';

import styles from './Comparison.module.scss';
import { agreementTexts, comparisonTexts as texts } from './texts.ts';

const SIGNS = {
  same: { Icon: Equal, word: agreementTexts.same },
  differs: { Icon: EqualNot, word: agreementTexts.differs },
  partly: { Icon: CircleDashed, word: agreementTexts.partly },
};

/** One field over all records, and whether they agree. */
export function FieldRow({ field: { label, values, corrections, agreement }, isAlone }: { field: ComparedField; isAlone: boolean }) {
  const { Icon, word } = SIGNS[agreement];
  return (
    <tr className={classNames(!isAlone && agreement === 'differs' && styles.differs)}>
      <th scope="row">
        {label}
        {!isAlone && (
          <span className={classNames(styles.sign, styles[agreement])}>
            <Icon aria-hidden="true" size={14} />
            {word}
          </span>
        )}
      </th>
      {values.map((value, at) => (
        <td key={at}>
          {value ?? (corrections[at] == null && <span className={styles.nothing}>{texts.nothing}</span>)}
          {corrections[at] != null && (
            <span className={styles.correction}>
              <Badge tone="brand">{texts.correction}</Badge> {corrections[at]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
