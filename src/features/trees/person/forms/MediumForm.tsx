import { useState } from 'react';

import { typedDate } from '#domain/trees/core/editing/typedFact.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { useTreeUpload } from '../hooks/useTreeUpload.ts';
import { attachMediumToLife, stripExtension } from '../model/attachMediumToLife.ts';
import { readNotes } from '../model/factForm.ts';
import { factsOfLife, keysOfMedium } from '../model/factsWithMedia.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { checkMedium, type MediumValues } from './checkMedium.ts';
import { EditDialog } from './EditDialog.tsx';
import { editDialogTexts, fieldTexts, mediumFormTexts as texts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface MediumFormProps {
  treeRef: string;
  life: Life;
  /** What is edited, or the file that is added. */
  subject: { old: Versioned<'medium'> } | { file: File };
  onDone: () => void;
}

function valuesOf(subject: MediumFormProps['subject'], life: Life): MediumValues {
  if ('file' in subject) return { title: stripExtension(subject.file.name), date: '', notes: '', keys: [''] };
  const { title, fileName, date, notes } = subject.old.document;
  return {
    title: title || fileName,
    date: date?.text ?? '',
    notes: notes.join('\n\n'),
    keys: keysOfMedium(life, subject.old.id),
  };
}

/** A photo or a document of a person: what it is, when it was made, and what it belongs to. */
export function MediumForm({ treeRef, life, subject, onDone }: MediumFormProps) {
  const { save } = useEditing();
  const send = useTreeUpload(life.id);
  const [sent, setSent] = useState<number | null>(null);
  const initial = valuesOf(subject, life);

  const change = async (old: Versioned<'medium'>, { title, date, notes, keys }: MediumValues): Promise<SaveResult> => {
    const { document } = old;
    let result = await save(
      'medium',
      old,
      {
        ...document,
        title: title.trim(),
        date: typedDate(date, document.date),
        notes: readNotes(notes, document.notes),
      },
      { title: texts.saved(title.trim()) },
    );
    for (const holder of attachMediumToLife(life, old.id, keys)) {
      if (result.kind !== 'saved') return result;
      const done = { title: texts.holdersSaved(title.trim()) };
      result =
        holder.kind === 'person'
          ? await save('person', holder.old, holder.document, done)
          : await save('family', holder.old, holder.document, done);
    }
    return result;
  };

  const { form, ...dialog } = useEditForm<MediumValues>({
    name: `tree.${treeRef}.medium.${'old' in subject ? subject.old.id : `new of ${life.id} ${subject.file.name}`}`,
    initial,
    validate: checkMedium,
    submit: (values) => {
      if ('old' in subject) return change(subject.old, values);
      setSent(null);
      return send(
        subject.file,
        { title: values.title.trim(), date: values.date, note: values.notes, fact: values.keys[0] || null },
        setSent,
      );
    },
    onDone,
  });
  const { keys } = form.values;
  const facts = factsOfLife(life);
  const choices = [{ key: '', label: texts.wholePerson }, ...facts];
  const toggle = (key: string) =>
    void form.setFieldValue('keys', keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]);
  return (
    <EditDialog
      title={'old' in subject ? texts.edit : texts.add(subject.file.name)}
      saveLabel={'old' in subject ? editDialogTexts.save : texts.addAction}
      form={form}
      onClose={onDone}
      {...dialog}
    >
      <TextField label={fieldTexts.title} {...formikField(form, 'title')} />
      <WrittenDateField label={texts.date} optional hint={texts.dateHint} {...formikField(form, 'date')} />
      <TextAreaField label={texts.note} optional rows={3} hint={texts.noteHint} {...formikField(form, 'notes')} />
      {'file' in subject ? (
        <SelectField
          label={texts.belongsTo}
          options={choices.map(({ key, label }) => ({ value: key, label }))}
          value={keys[0] ?? ''}
          onChange={(event) => void form.setFieldValue('keys', [event.target.value])}
        />
      ) : (
        <FieldSet legend={texts.belongsTo}>
          {choices.map(({ key, label }) => (
            <CheckboxField
              key={key}
              compact
              label={label}
              checked={keys.includes(key)}
              onChange={() => toggle(key)}
              error={key === '' && typeof form.errors.keys === 'string' ? form.errors.keys : undefined}
              touched
            />
          ))}
        </FieldSet>
      )}
      {'file' in subject && form.isSubmitting && (
        <ProgressBar label={sent === 1 ? texts.checking : texts.sending} value={sent === 1 ? null : sent} max={1} />
      )}
    </EditDialog>
  );
}
