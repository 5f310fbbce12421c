import { useState } from 'react';

import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { outcomeTone } from './outcomeTone.ts';
import { type PlanRow, useChangeResearchPlanRowMutation } from './questionApi.ts';
import { PlanRowForm } from './lazyForms.ts';
import { Opened } from './Opened.tsx';
import styles from './questions.module.scss';
import { RowTools } from './RowTools.tsx';
import { planTexts as texts } from './texts.ts';

/** A source of the plan: what of it is here, and what came of it. */
export function PlanItem({ row: { id, version, ...row }, onRemove }: { row: PlanRow; onRemove: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [change] = useChangeResearchPlanRowMutation();
  const { what, place, span, outcome, held, missing, address, note } = row;
  if (isEditing) {
    return (
      <li className={styles.editing}>
        <Opened>
          <PlanRowForm
            draft={`research-plan-row.${id}`}
            row={row}
            send={(next) => change({ id, version, row: next })}
            onDone={() => setEditing(false)}
          />
        </Opened>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className={styles.name}>
          {address === '' ? <strong>{what}</strong> : <TextLink to={address}>{what}</TextLink>}
          <Badge tone={outcomeTone(outcome)}>{OUTCOME_NAMES[outcome]}</Badge>
        </p>
        {(place !== '' || span !== '') && (
          <p className={styles.muted}>{[place, span].filter((part) => part !== '').join(', ')}</p>
        )}
        {held !== '' && (
          <p className={styles.muted}>
            {texts.held(held)} {missing !== '' && <strong>{texts.missing(missing)}</strong>}
          </p>
        )}
        {note !== '' && <p className={styles.text}>{note}</p>}
      </div>
      <RowTools name={what} editRef={editButton} onEdit={() => setEditing(true)} onRemove={onRemove} />
    </li>
  );
}
