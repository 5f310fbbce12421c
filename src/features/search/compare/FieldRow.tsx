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

interface FieldRowProps {
  field: ComparedField;
  /** Of each column: where its value is among those of the field; -1 for one that cannot be shown. */
  places: readonly number[];
  isAlone: boolean;
}

/** One field over all columns, and whether they agree. */
export function FieldRow({ field: { label, values, corrections, agreement }, places, isAlone }: FieldRowProps) {
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
      {places.map((place, at) => (
        <td key={at}>
          {values[place] ?? (corrections[place] == null && <span className={styles.nothing}>{texts.nothing}</span>)}
          {corrections[place] != null && (
            <span className={styles.correction}>
              <Badge tone="brand">{texts.correction}</Badge> {corrections[place]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
