import { useState } from 'react';

import { MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { EMPTY_PLAN } from './emptyRows.ts';
import { PlanItem } from './PlanItem.tsx';
import { type Question, usePlanResearchSourcesMutation } from './questionApi.ts';
import { FindSources, PlanRowForm } from './lazyForms.ts';
import { Opened } from './Opened.tsx';
import styles from './questions.module.scss';
import { RowsLeft } from './RowsLeft.tsx';
import { planTexts as texts } from './texts.ts';
import { useRowRemoval } from './useRowRemoval.ts';

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
      <RowsLeft rows={plan} most={MOST_ROWS.PLAN} />
      {opened === 'find' && (
        <Opened>
          <FindSources questionId={id} onDone={close} />
        </Opened>
      )}
      {opened === 'add' && (
        <Opened>
          <PlanRowForm
            draft={`research-plan.${id}`}
            row={EMPTY_PLAN}
            isNew
            send={(row) => planSources({ questionId: id, rows: [row] })}
            onDone={close}
          />
        </Opened>
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
