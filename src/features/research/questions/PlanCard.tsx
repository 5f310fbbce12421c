import { useState } from 'react';

import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { EMPTY_PLAN } from './emptyRows.ts';
import { LazyForm, FindSources, PlanRowForm } from './LazyForm.tsx';
import { outcomeTone } from './outcomeTone.ts';
import {
  type Question,
  usePlanResearchSourcesMutation,
  type PlanRow,
  useChangeResearchPlanRowMutation,
} from './questionApi.ts';
import styles from './questions.module.scss';
import { RowTools, useRowRemoval, RoomLeft } from './RowTools.tsx';
import { planTexts as texts } from './texts.ts';

/** A source of the plan: what of it is here, and what came of it. */
function PlanItem({ row: { id, version, ...row }, onRemove }: { row: PlanRow; onRemove: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [change] = useChangeResearchPlanRowMutation();
  const { what, place, span, outcome, held, missing, address, note } = row;
  if (isEditing) {
    return (
      <li className={styles.editing}>
        <LazyForm>
          <PlanRowForm
            draft={`research-plan-row.${id}`}
            row={row}
            send={(next) => change({ id, version, row: next })}
            onDone={() => setEditing(false)}
          />
        </LazyForm>
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

/** The sources to be searched: those of this site that cover a place and years, and others. */
export function PlanCard({ question: { id, plan } }: { question: Question }) {
  const [opened, setOpened] = useState<'find' | 'add' | null>(null);
  const findButton = useFocusBack(opened === 'find');
  const addButton = useFocusBack(opened === 'add');
  const [planSources] = usePlanResearchSourcesMutation();
  const remove = useRowRemoval('PLAN');
  const close = () => setOpened(null);
  return (
    <Card title={texts.title}>
      {plan.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      {plan.length > 0 && (
        <ul role="list" className={styles.rows}>
          {plan.map((row) => (
            <PlanItem key={row.id} row={row} onRemove={() => remove(row.id, row.what)} />
          ))}
        </ul>
      )}
      <RoomLeft rows={plan} most={MOST_ROWS.PLAN} />
      {opened === 'find' && (
        <LazyForm>
          <FindSources questionId={id} onDone={close} />
        </LazyForm>
      )}
      {opened === 'add' && (
        <LazyForm>
          <PlanRowForm
            draft={`research-plan.${id}`}
            row={EMPTY_PLAN}
            isNew
            send={(row) => planSources({ questionId: id, rows: [row] })}
            onDone={close}
          />
        </LazyForm>
      )}
      {opened === null && plan.length < MOST_ROWS.PLAN && (
        <Inline gap={2}>
          <Button ref={findButton} size="sm" onClick={() => setOpened('find')}>
            {texts.find}
          </Button>
          <Button ref={addButton} size="sm" onClick={() => setOpened('add')}>
            {texts.add}
          </Button>
        </Inline>
      )}
    </Card>
  );
}
