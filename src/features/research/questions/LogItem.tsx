import { useState } from 'react';

import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { outcomeTone } from './outcomeTone.ts';
import { type LogRow, useChangeResearchLogRowMutation } from './questionApi.ts';
import { LogRowForm } from './lazyForms.ts';
import { Opened } from './Opened.tsx';
import styles from './questions.module.scss';
import { RowTools } from './RowTools.tsx';

/** A search of the log: what, where, when, and what came of it. */
export function LogItem({
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
        <Opened>
          <LogRowForm
            draft={`research-log-row.${id}`}
            row={{ ...row, address: link?.address ?? '' }}
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
