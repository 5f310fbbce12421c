import { CircleDashed, Equal, EqualNot } from 'lucide-react';

import type { ComparedField } from '#domain/search/compare/compareFields.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';

import styles from './Comparison.module.scss';

const SIGNS = {
  same: { Icon: Equal, word: 'Same' },
  differs: { Icon: EqualNot, word: 'Differs' },
  partly: { Icon: CircleDashed, word: 'Not in all' },
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
          {value ?? (corrections[at] == null && <span className={styles.nothing}>–</span>)}
          {corrections[at] != null && (
            <span className={styles.correction}>
              <Badge tone="brand">Correction</Badge> {corrections[at]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
