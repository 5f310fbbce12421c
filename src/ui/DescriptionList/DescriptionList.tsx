import { type ReactNode } from 'react';

import { uiTexts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './DescriptionList.module.scss';

export interface Description {
  term: string;
  /** Null: the source says nothing; drawn as a dash. */
  value: ReactNode;
}

/** Facts in pairs: the fields of a transcript, the particulars of an account. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {value ?? (
              <span className={styles.missing}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{uiTexts.notRecorded}</VisuallyHidden>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
