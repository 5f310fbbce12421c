import { plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

import { bornIn } from '../model/birthBasis.ts';
import { eventWords, summaryWords } from '../model/summaryWords.ts';
import { rowTexts as texts } from '../texts.ts';
import { HitName } from './HitName.tsx';
import { HitPassages } from './HitPassages.tsx';
import { HitPicture } from './HitPicture.tsx';
import { RowActions } from './RowActions.tsx';
import type { ResultsProps } from './resultsProps.ts';
import styles from './Results.module.scss';

/** Results as a compact list, for phones and narrow windows. */
export function ResultsList({ result, isPictured, basis, busy, opened, onToggle, onApproach, reasons }: ResultsProps) {
  return (
    <ul role="list" aria-label={texts.label} aria-busy={busy || undefined} className={styles.list}>
      {result.hits.map((hit) => {
        const born = bornIn(hit, basis);
        const facts = [born && texts.born(born), eventWords(hit), hit.place].filter(Boolean).join(' · ');
        const details = summaryWords(hit.summary);
        return (
          <li key={hit.id} className={styles.item}>
            <HitPicture hit={hit} isPictured={isPictured} />
            <div className={styles.itemBody}>
              <div className={styles.itemHead}>
                <HitName hit={hit} />
                <RowActions hit={hit} isOpen={opened.has(hit.id)} onToggle={onToggle} onApproach={onApproach} />
              </div>
              <p>{facts}</p>
              {details !== '' && <p>{details}</p>}
              <HitPassages hit={hit} />
              <p className={styles.set}>
                {plainSetName(hit.recordSet)} {!hit.isReadable && <Badge>{texts.membersOnly}</Badge>}
              </p>
              {opened.has(hit.id) && reasons(hit)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
