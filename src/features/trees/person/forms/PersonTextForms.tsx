import { storyFields } from '#domain/trees/core/documents/documentShapes.ts';
import { emptyStory } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { readNotes } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { EditDialog } from './EditDialog.tsx';
import { fieldTexts, storyTexts as texts, notesTexts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface NotesFormProps {
  treeRef: string;
  old: Versioned<'person'>;
  onDone: () => void;
}

/**
 * Notes about a person, in one field. How long each may be the server says: one that came with a file may be longer.
 */
export function NotesForm({ treeRef, old, onDone }: NotesFormProps) {
  const { save } = useEditing();
  const { form, ...dialog } = useEditForm<{ notes: string }>({
    name: `tree.${treeRef}.person.${old.id}.notes`,
    initial: { notes: old.document.notes.join('\n\n') },
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

interface StoryFormProps {
  treeRef: string;
  /** Null for a new one. */
  old: Versioned<'story'> | null;
  /** Number of the person a new story is about. */
  personId: number;
  onDone: () => void;
}

type StoryValues = Pick<TreeStory, 'title' | 'text' | 'date'>;

const validate = validateWith<StoryValues>((yup) =>
  yup.object({
    title: yup.string().trim().required(texts.titleMissing).test(byShape(storyFields.title)),
    text: yup.string().trim().required(texts.textMissing).test(byShape(storyFields.text)),
    date: yup.string().test(byShape(storyFields.date)),
  }),
);

/** A story about a person of a tree. */
export function StoryForm({ treeRef, old, personId, onDone }: StoryFormProps) {
  const { add, save } = useEditing();
  const story = old?.document ?? emptyStory(0, [personId]);
  const { form, ...dialog } = useEditForm<StoryValues>({
    name: `tree.${treeRef}.story.${old?.id ?? `new of ${personId}`}`,
    initial: { title: story.title, text: story.text, date: story.date },
    validate,
    submit: ({ title, text, date }) => {
      const changed = { ...story, title: title.trim(), text: text.trim(), date: date.trim() };
      return old ? save('story', old, changed, { title: texts.saved }) : add('story', changed, { title: texts.added });
    },
    onDone,
  });
  return (
    <EditDialog title={old ? texts.edit : texts.add} form={form} onClose={onDone} {...dialog}>
      <TextField label={fieldTexts.title} {...formikField(form, 'title')} />
      <TextField label={texts.date} optional hint={texts.dateHint} {...formikField(form, 'date')} />
      <TextAreaField label={texts.text} hint={texts.textHint} rows={12} {...formikField(form, 'text')} />
    </EditDialog>
  );
}
