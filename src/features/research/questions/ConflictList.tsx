import styles from './questions.module.scss';
import { ConflictItem } from './ConflictItem.tsx';
import type { Conflict, EvidenceRow } from './questionApi.ts';
import { conflictTexts as texts } from './texts.ts';

interface ConflictListProps {
  questionId: string;
  conflicts: readonly Conflict[];
  evidence: readonly EvidenceRow[];
}

/** Statements that contradict each other, each with the member's explanation. */
export function ConflictList({ questionId, conflicts, evidence }: ConflictListProps) {
  return (
    <section aria-labelledby="conflicts" className={styles.conflicts}>
      <h3 id="conflicts">{texts.title(conflicts.length)}</h3>
      <p className={styles.muted}>{texts.lead}</p>
      <ul role="list" className={styles.rows}>
        {conflicts.map((conflict) => (
          <ConflictItem key={conflict.key} questionId={questionId} conflict={conflict} evidence={evidence} />
        ))}
      </ul>
    </section>
  );
}
