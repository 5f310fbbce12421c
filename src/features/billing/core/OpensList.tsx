import { Check } from 'lucide-react';

import styles from './order.module.scss';
import { coreTexts as texts } from './texts.ts';

/** What a plan opens, line by line. */
export function OpensList({ opens }: { opens: readonly string[] }) {
  return (
    <ul role="list" aria-label={texts.opens} className={styles.opens}>
      {opens.map((opening) => (
        <li key={opening}>
          <Check aria-hidden="true" />
          {opening}
        </li>
      ))}
    </ul>
  );
}
