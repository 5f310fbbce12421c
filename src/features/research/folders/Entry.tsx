import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';

import { EntryLink, kindTexts, FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { entryName } from './entryName.ts';
import { entryWordsProblem } from './entryProblems.ts';
import { type ResearchFolder, type ResearchItem, useChangeResearchItemMutation } from './folderApi.ts';
import styles from './folders.module.scss';
import { entryTexts as texts } from './texts.ts';

interface EntryNoteFormProps {
  item: Pick<ResearchItem, 'id' | 'kind' | 'note'>;
  folderId: string;
  onDone: () => void;
}

/**
 * The member's own words: about an entry, the note itself, or the heading. What was typed stays when it cannot be
 * saved, and outlives the page.
 */
function EntryNoteForm({ item: { id, kind, note }, folderId, onDone }: EntryNoteFormProps) {
  const [change] = useChangeResearchItemMutation();
  const { form, cancel, stale } = useResearchForm({
    draft: `research-entry.${id}`,
    initialValues: { note },
    validate: (values) => collectProblems({ note: entryWordsProblem(kind, values.note) }),
    refusedAt: 'note',
    // The form sends nothing while it is bound to something older, so that this note is the one the member saw.
    send: (values) => change({ id, folderId, was: note, ...values }),
    said: texts,
    onDone,
  });
  return (
    <Form form={form}>
      <Stack gap={3}>
        {kind === 'HEADING' ? (
          <TextField label={texts.heading} autoFocus {...formikField(form, 'note')} />
        ) : (
          <TextAreaField label={texts.note} rows={3} autoFocus {...formikField(form, 'note')} />
        )}
        <FormEnd size="sm" isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}

interface EntryProps {
  item: ResearchItem;
  folderId: string;
  /** What its reader may do in the folder. */
  role: ResearchFolder['role'];
  /** Null at the head of the list, and `onDown` at its end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

/** An entry: what it is, where it opens, the member's words, and ways to move, edit and remove it. */
export function Entry({ item, folderId, role, onUp, onDown, onRemove }: EntryProps) {
  const { kind, address, name, detail, note, addedBy, isWithheld } = item;
  const mayArrange = role !== 'READER';
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const isOwn = kind === 'NOTE' || kind === 'HEADING';
  const action = isOwn ? texts.edit : note === '' ? texts.addNote : texts.editNote;
  const called = entryName(item);
  return (
    <li className={kind === 'HEADING' ? styles.headingEntry : styles.entry}>
      <div className={styles.body}>
        {!isOwn && (
          <p className={styles.name}>
            <Badge>{kindTexts[kind]}</Badge>
            {name === null || address === null ? (
              <span className={styles.muted}>{isWithheld ? texts.withheld : texts.closed}</span>
            ) : (
              <EntryLink kind={kind} address={address} name={name} />
            )}
            {detail !== null && <span className={styles.muted}>{detail}</span>}
          </p>
        )}
        {isEditing ? (
          <EntryNoteForm item={item} folderId={folderId} onDone={() => setEditing(false)} />
        ) : kind === 'HEADING' ? (
          <h2>{note}</h2>
        ) : (
          note !== '' && <p className={styles.note}>{note}</p>
        )}
        {addedBy !== null && <p className={styles.muted}>{texts.addedBy(addedBy)}</p>}
        {!isEditing && mayArrange && !isWithheld && (
          <Button
            ref={editButton}
            size="sm"
            variant="quiet"
            aria-label={texts.change(action, called)}
            onClick={() => setEditing(true)}
          >
            {action}
          </Button>
        )}
      </div>
      {mayArrange && (
        <div className={styles.tools}>
          <IconButton
            size="sm"
            label={texts.moveUp(called)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <IconButton
            size="sm"
            label={texts.moveDown(called)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={onDown === null}
            onClick={() => onDown?.()}
          />
          {(!isWithheld || role === 'OWNER') && (
            <IconButton size="sm" label={texts.removeOne(called)} icon={<X aria-hidden="true" />} onClick={onRemove} />
          )}
        </div>
      )}
    </li>
  );
}
