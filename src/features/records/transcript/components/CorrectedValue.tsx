import { Badge } from '#ui/Badge/Badge.tsx';

import { fieldTexts } from '../texts.ts';
import styles from './CorrectedValue.module.scss';

/** What was transcribed, with the reading a member reported and staff accepted. */
export function CorrectedValue({ value, correction }: { value: string; correction: string }) {
  return (
    <>
      {value !== '' && <span className={styles.written}>{value}</span>}
      <span className={styles.correction}>
        <Badge tone="brand">{fieldTexts.correction}</Badge> {correction}
      </span>
    </>
  );
}
