import { formikField } from '#ui/Field/formikField.ts';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { readNotes } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { EditDialog } from './EditDialog.tsx';
import { fieldTexts, notesTexts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface NotesFormProps {
  treeRef: string;
  old: Versioned<'person'>;
  onDone: () => void;
}

/** Notes about a person, in one field. */
export function NotesForm({ treeRef, old, onDone }: NotesFormProps) {
  const { save } = useEditing();
  const { form, ...dialog } = useEditForm<{ notes: string }>({
    name: `tree.${treeRef}.person.${old.id}.notes`,
    initial: { notes: old.document.notes.join('\n\n') },
    loadSchema: () => import('./storySchema.ts').then((chunk) => chunk.notesSchema),
    submit: ({ notes }) =>
      save(
        'person',
        old,
        { ...old.document, notes: readNotes(notes, old.document.notes) },
        { title: notesTexts.saved },
      ),
    onDone,
  });
  return (
    <EditDialog title={notesTexts.title} form={form} onClose={onDone} {...dialog}>
      <TextAreaField label={fieldTexts.notes} hint={fieldTexts.notesHint} rows={10} {...formikField(form, 'notes')} />
    </EditDialog>
  );
}
