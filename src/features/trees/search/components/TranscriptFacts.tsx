import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factLabel } from '#domain/trees/core/facts/factLabel.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { personTexts } from '../texts.ts';
import styles from './TreeTranscript.module.scss';

/** Facts by their date; those without one follow as the tree has them. */
const byDate = (one: TreeFact, other: TreeFact) =>
  (one.date?.from ?? one.date?.to ?? Infinity) - (other.date?.from ?? other.date?.to ?? Infinity) || 0;

/** What a tree records of a life, in the order it was lived. */
export function TranscriptFacts({ facts }: { facts: readonly TreeFact[] }) {
  if (facts.length === 0) return <p>{personTexts.noFacts}</p>;
  return (
    <dl className={styles.facts}>
      {[...facts].sort(byDate).map((fact) => (
        <div key={fact.id} className={styles.fact}>
          <dt>{factLabel(fact)}</dt>
          <dd>
            {[factValueInWords(fact), fact.date && treeDateInWords(fact.date), fact.place?.text]
              .filter((part) => part != null && part !== '')
              .join(', ') || personTexts.noDetail}
            {fact.notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
