import { useState } from 'react';

import { CONFIDENCE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { LazyForm, ConclusionForm } from './LazyForm.tsx';
import type { Question } from './questionApi.ts';
import styles from './questions.module.scss';
import { conclusionTexts as texts } from './texts.ts';

/** What follows from the evidence, and how sure it is. */
export function ConclusionCard({ question }: { question: Question }) {
  const { conclusion, confidence, conflicts } = question;
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const open = conflicts.filter(({ word }) => word === '').length;
  return (
    <Card title={texts.title}>
      {isEditing ? (
        <LazyForm>
          <ConclusionForm question={question} openConflicts={open} onDone={() => setEditing(false)} />
        </LazyForm>
      ) : (
        <>
          {conclusion === '' ? (
            <p className={styles.muted}>{texts.empty}</p>
          ) : (
            <p className={styles.text}>{conclusion}</p>
          )}
          {confidence !== null && (
            <p className={styles.name}>
              <Badge tone={confidence === 'PROVED' ? 'success' : 'neutral'}>{CONFIDENCE_NAMES[confidence]}</Badge>
              {confidence === 'PROVED' && open > 0 && <strong>{texts.shaken(open)}</strong>}
            </p>
          )}
          <div>
            <Button ref={editButton} size="sm" onClick={() => setEditing(true)}>
              {conclusion === '' ? texts.write : texts.edit}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
