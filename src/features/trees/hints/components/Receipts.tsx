import { CircleMinus, CirclePlus } from 'lucide-react';

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { Hint } from '../treeHintsApi.ts';
import styles from './Receipts.module.scss';

const WEIGHTS = ['', 'a little', 'somewhat', 'strongly'] as const;

/** Why a record is offered: what speaks for and against it, in words, with how much each weighs. */
export function Receipts({ evidence }: { evidence: Hint['evidence'] }) {
  return (
    <ul className={styles.receipts}>
      {evidence.map(({ field, text, isFor, weight }) => (
        <li key={`${field} ${text}`} className={isFor ? styles.for : styles.against} data-weight={weight}>
          {isFor ? <CirclePlus aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
          <span>
            {text}
            <VisuallyHidden>. </VisuallyHidden>
            <span className={styles.weight}>
              Speaks {WEIGHTS[weight]} {isFor ? 'for it' : 'against it'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
