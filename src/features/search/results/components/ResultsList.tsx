import { Badge } from '#ui/Badge/Badge.tsx';

import { eventWords, isUnmarkedSample, summaryWords } from '../model/summaryWords.ts';
import { HitName } from './HitName.tsx';
import { HitPicture } from './HitPicture.tsx';
import { RowActions } from './RowActions.tsx';
import type { ResultsProps } from './resultsProps.ts';
import styles from './Results.module.scss';

/** Results as a compact list, for phones and narrow windows. */
export function ResultsList({ result, isPictured, busy, opened, onToggle, reasons }: ResultsProps) {
  return (
    <ul role="list" aria-label="Search results" aria-busy={busy || undefined} className={styles.list}>
      {result.hits.map((hit) => {
        const born = hit.birthInWords;
        const facts = [born && `born ${born}`, eventWords(hit), hit.place].filter(Boolean).join(' · ');
        const told = summaryWords(hit.summary);
        return (
          <li key={hit.id} className={styles.item}>
            <HitPicture hit={hit} isPictured={isPictured} />
            <div className={styles.itemBody}>
              <div className={styles.itemHead}>
                <HitName hit={hit} />
                <RowActions hit={hit} isOpen={opened.has(hit.id)} onToggle={onToggle} />
              </div>
              <p>{facts}</p>
              {told !== '' && <p>{told}</p>}
              <p className={styles.set}>
                {hit.recordSet.name}
                {isUnmarkedSample(hit.recordSet) && ' (sample)'} {!hit.isReadable && <Badge>Members read more</Badge>}
              </p>
              {opened.has(hit.id) && reasons(hit)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
