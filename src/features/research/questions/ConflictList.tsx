import { useState } from 'react';

import { statementName, statementWords } from '#domain/research/questions/questionKinds.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { LazyForm, ConflictForm } from './LazyForm.tsx';
import type { Conflict, EvidenceRow } from './questionApi.ts';
import styles from './questions.module.scss';
import { conflictTexts as texts } from './texts.ts';

interface ConflictItemProps {
  questionId: string;
  conflict: Conflict;
  evidence: readonly EvidenceRow[];
}

/** Two statements that contradict each other, why, and what the member says about it. */
function ConflictItem({ questionId, conflict: { key, ids, reason, word }, evidence }: ConflictItemProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useFocusBack(isEditing);
  const statements = evidence.filter(({ id }) => ids.includes(id));
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{reason}</strong>
          {word === '' && <Badge tone="warning">{texts.open}</Badge>}
        </p>
        <p className={styles.muted}>
          {texts.between}{' '}
          {statements.map((row) => `${statementName(row)}: ${statementWords(row)}`).join(` ${texts.and} `)}
        </p>
        {isEditing ? (
          <LazyForm>
            <ConflictForm questionId={questionId} conflictKey={key} word={word} onDone={() => setEditing(false)} />
          </LazyForm>
        ) : (
          <>
            {word !== '' && <p className={styles.text}>{word}</p>}
            <div>
              <Button
                ref={button}
                size="sm"
                variant="quiet"
                aria-label={texts.answerOne(reason)}
                onClick={() => setEditing(true)}
              >
                {word === '' ? texts.answer : texts.change}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

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
