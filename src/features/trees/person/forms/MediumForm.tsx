import { useState } from 'react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { useTreeUpload } from '../hooks/useTreeUpload.ts';
import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { attachMediumToLife } from '../model/attachMediumToLife.ts';
import { readNotes } from '../model/factForm.ts';
import { factsOfLife, keysOfMedium } from '../model/factsWithMedia.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { withoutEnding } from '../model/withoutEnding.ts';
import { EditDialog } from './EditDialog.tsx';
import { useEditForm } from './useEditForm.ts';

interface MediumValues {
  title: string;
  date: string;
  notes: string;
  /** What it belongs to; empty: the person as a whole. */
  keys: string[];
}

interface MediumFormProps {
  treeRef: string;
  life: Life;
  /** What is edited, or the file that is added. */
  subject: { old: Versioned<'medium'> } | { file: File };
  onDone: () => void;
}

function valuesOf(subject: MediumFormProps['subject'], life: Life): MediumValues {
  if ('file' in subject) return { title: withoutEnding(subject.file.name), date: '', notes: '', keys: [''] };
  const { title, fileName, date, notes } = subject.old.document;
  return { title: title || fileName, date: date?.text ?? '', notes: notes.join('\n\n'), keys: keysOfMedium(life, subject.old.id) };
}

/** A picture or a document of a person: what it is, when it was made, and what it belongs to. */
export function MediumForm({ treeRef, life, subject, onDone }: MediumFormProps) {
  const { save } = useEditing();
  const send = useTreeUpload(life.id);
  const [sent, setSent] = useState<number | null>(null);
  const initial = valuesOf(subject, life);

  const change = async (old: Versioned<'medium'>, { title, date, notes, keys }: MediumValues): Promise<SaveResult> => {
    const { document } = old;
    const written = date.trim() === (document.date?.text ?? '') ? document.date : readTreeDate(date.trim());
    let result = await save('medium', old, { ...document, title: title.trim(), date: written, notes: readNotes(notes, document.notes) }, { title: `“${title.trim()}” saved` });
    for (const holder of attachMediumToLife(life, old.id, keys)) {
      if (result.kind !== 'saved') return result;
      const told = { title: `What “${title.trim()}” belongs to is saved` };
      result = holder.kind === 'person' ? await save('person', holder.old, holder.document, told) : await save('family', holder.old, holder.document, told);
    }
    return result;
  };

  const { form, ...dialog } = useEditForm<MediumValues>({
    name: `tree.${treeRef}.medium.${'old' in subject ? subject.old.id : `new of ${life.id} ${subject.file.name}`}`,
    initial,
    loadSchema: () => import('./mediumSchema.ts').then((chunk) => chunk.mediumSchema),
    submit: (values) => {
      if ('old' in subject) return change(subject.old, values);
      setSent(null);
      return send(subject.file, { title: values.title.trim(), date: values.date, note: values.notes, fact: values.keys[0] || null }, setSent);
    },
    onDone,
  });
  const { keys } = form.values;
  const facts = factsOfLife(life);
  const choices = [{ key: '', label: 'The person as a whole' }, ...facts];
  const toggle = (key: string) => void form.setFieldValue('keys', keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]);
  return (
    <EditDialog title={'old' in subject ? 'Edit the picture or document' : `Add ${subject.file.name}`} saveLabel={'old' in subject ? 'Save' : 'Add'} form={form} onClose={onDone} {...dialog}>
      <TextField label="Title" {...formikField(form, 'title')} />
      <WrittenDateField label="When" optional hint="When it was taken or written." {...formikField(form, 'date')} />
      <TextAreaField label="Note" optional rows={3} hint="Who is on it, who has the original, what stands on its back." {...formikField(form, 'notes')} />
      {'file' in subject ? (
        <SelectField label="Belongs to" options={choices.map(({ key, label }) => ({ value: key, label }))} value={keys[0] ?? ''} onChange={(event) => void form.setFieldValue('keys', [event.target.value])} />
      ) : (
        <FieldSet legend="Belongs to">
          {choices.map(({ key, label }) => (
            <CheckboxField key={key} compact label={label} checked={keys.includes(key)} onChange={() => toggle(key)} error={key === '' && typeof form.errors.keys === 'string' ? form.errors.keys : undefined} touched />
          ))}
        </FieldSet>
      )}
      {'file' in subject && form.isSubmitting && <ProgressBar label={sent === 1 ? 'Looking through the file' : 'Sending the file'} value={sent === 1 ? null : sent} max={1} />}
    </EditDialog>
  );
}
