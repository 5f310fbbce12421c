import { hintTexts } from '../texts.tsx';
import type { Hint } from '../treeHintsApi.ts';
import { bestReasons } from './bestReasons.ts';
import { HintEvidence } from './HintEvidence.tsx';
import styles from './HintGroupCard.module.scss';

/** The best reasons of a hint in a line or two; all of them when it is opened. */
export function HintReasons({ evidence }: Pick<Hint, 'evidence'>) {
  const lines = bestReasons(evidence);
  return (
    <details className={styles.why}>
      <summary>
        {lines.map(({ isFor, weight, texts }) => (
          <p key={String(isFor)}>
            <span className={styles.label}>{(isFor ? hintTexts.evidence : hintTexts.evidenceAgainst)[weight]}:</span>{' '}
            {texts.join(' · ')}.{' '}
          </p>
        ))}
        <span className={styles.more}>{hintTexts.allReasons(evidence.length)}</span>
      </summary>
      <HintEvidence evidence={evidence} />
    </details>
  );
}
