import { useState } from 'react';

import { MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { ConflictList } from './ConflictList.tsx';
import { EMPTY_EVIDENCE } from './emptyRows.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import { LazyForm, EvidenceForm } from './LazyForm.tsx';
import { type Question, useAddResearchEvidenceMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { RoomLeft } from './RowTools.tsx';
import { evidenceTexts as texts } from './texts.ts';

interface EvidenceCardProps {
  question: Question;
  /** A page to be used as a source; null while none was chosen. */
  source: string | null;
  onSourceUsed: () => void;
}

/** What sources say, and where they contradict each other. */
export function EvidenceCard({ question: { id, evidence, conflicts }, source, onSourceUsed }: EvidenceCardProps) {
  const [isAdding, setAdding] = useState(false);
  const isOpen = isAdding || source !== null;
  const addButton = useFocusBack(isOpen);
  const [add] = useAddResearchEvidenceMutation();
  const close = () => {
    setAdding(false);
    onSourceUsed();
  };
  // The next statement is most often about the same person.
  const about = evidence.at(-1)?.about ?? '';
  return (
    <Card title={texts.title}>
      {evidence.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <EvidenceTable evidence={evidence} conflicts={conflicts} />
      )}
      <RoomLeft rows={evidence} most={MOST_ROWS.EVIDENCE} />
      {isOpen && (
        <LazyForm>
          <EvidenceForm
            isNew
            key={source}
            draft={`research-evidence.${id}.${source ?? ''}`}
            row={{ ...EMPTY_EVIDENCE, about, address: source ?? '' }}
            send={(row) => add({ questionId: id, row })}
            onDone={close}
          />
        </LazyForm>
      )}
      {!isOpen && evidence.length < MOST_ROWS.EVIDENCE && (
        <div>
          <Button ref={addButton} size="sm" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
      )}
      {conflicts.length > 0 && <ConflictList questionId={id} conflicts={conflicts} evidence={evidence} />}
    </Card>
  );
}
