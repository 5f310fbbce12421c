import { useState } from 'react';

import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { EMPTY_LOG } from './emptyRows.ts';
import { LazyForm, DiaryChoices, LogRowForm } from './LazyForm.tsx';
import { outcomeTone } from './outcomeTone.ts';
import {
  type Question,
  useAddResearchLogRowMutation,
  type LogRow,
  useChangeResearchLogRowMutation,
} from './questionApi.ts';
import styles from './questions.module.scss';
import { RowTools, useRowRemoval, RoomLeft } from './RowTools.tsx';
import { logTexts as texts } from './texts.ts';

/** A search of the log: what, where, when, and what came of it. */
function LogItem({
  row: { id, version, link, diaryEntryId: _entry, ...row },
  onRemove,
}: {
  row: LogRow;
  onRemove: () => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [change] = useChangeResearchLogRowMutation();
  const { what, whereDone, doneOn, outcome, note } = row;
  if (isEditing) {
    return (
      <li className={styles.editing}>
        <LazyForm>
          <LogRowForm
            draft={`research-log-row.${id}`}
            row={{ ...row, address: link?.address ?? '' }}
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
          {link === null ? <strong>{what}</strong> : <TextLink to={link.address}>{what}</TextLink>}
          <Badge tone={outcomeTone(outcome)}>{OUTCOME_NAMES[outcome]}</Badge>
        </p>
        <p className={styles.muted}>
          {whereDone} · {doneOn}
        </p>
        {note !== '' && <p className={styles.text}>{note}</p>}
      </div>
      <RowTools name={what} editRef={editButton} onEdit={() => setEditing(true)} onRemove={onRemove} />
    </li>
  );
}

/** What was searched for the question: on this site, by one press from the diary, and elsewhere. */
export function LogCard({ question: { id, log } }: { question: Question }) {
  const [opened, setOpened] = useState<'add' | 'diary' | null>(null);
  const addButton = useFocusBack(opened === 'add');
  const diaryButton = useFocusBack(opened === 'diary');
  const [add] = useAddResearchLogRowMutation();
  const remove = useRowRemoval('LOG');
  const close = () => setOpened(null);
  return (
    <Card title={texts.title}>
      {log.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      {log.length > 0 && (
        <ul role="list" className={styles.rows}>
          {log.map((row) => (
            <LogItem key={row.id} row={row} onRemove={() => remove(row.id, row.what)} />
          ))}
        </ul>
      )}
      <RoomLeft rows={log} most={MOST_ROWS.LOG} />
      {opened === 'add' && (
        <LazyForm>
          <LogRowForm
            draft={`research-log.${id}`}
            row={EMPTY_LOG}
            isNew
            send={(row) => add({ questionId: id, row })}
            onDone={close}
          />
        </LazyForm>
      )}
      {opened === 'diary' && (
        <LazyForm>
          <DiaryChoices questionId={id} log={log} onClose={close} />
        </LazyForm>
      )}
      {opened === null && log.length < MOST_ROWS.LOG && (
        <Inline gap={2}>
          <Button ref={addButton} size="sm" onClick={() => setOpened('add')}>
            {texts.add}
          </Button>
          <Button ref={diaryButton} size="sm" onClick={() => setOpened('diary')}>
            {texts.diary}
          </Button>
        </Inline>
      )}
    </Card>
  );
}
