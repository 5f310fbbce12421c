import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { readNotes } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { EditDialog } from './EditDialog.tsx';
import styles from './forms.module.scss';
import { useEditForm } from './useEditForm.ts';

interface SourceFormProps {
  treeRef: string;
  /** Null for a new one, which nothing cites yet. */
  old: Versioned<'source'> | null;
  onDone: () => void;
}

interface SourceValues {
  title: string;
  author: string;
  publication: string;
  repository: string;
  callNumber: string;
  url: string;
  notes: string;
}

/** A source of a tree. */
export function SourceForm({ treeRef, old, onDone }: SourceFormProps) {
  const { add, save } = useEditing();
  const source = old?.document ?? emptySource();
  const submit = async ({ notes, ...values }: SourceValues): Promise<SaveResult> => {
    const trimmed = Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as Omit<SourceValues, 'notes'>;
    const changed = { ...source, ...trimmed, notes: readNotes(notes, source.notes) };
    return old ? save('source', old, changed, { title: 'Source saved' }) : add('source', changed, { title: 'Source added' });
  };
  const { title, author, publication, repository, callNumber, url, notes } = source;
  const { form, ...dialog } = useEditForm<SourceValues>({
    name: `tree.${treeRef}.source.${old?.id ?? 'new'}`,
    initial: { title, author, publication, repository, callNumber, url, notes: notes.join('\n\n') },
    loadSchema: () => import('./storySchema.ts').then((chunk) => chunk.sourceSchema),
    submit,
    onDone,
  });
  return (
    <EditDialog title={old ? 'Edit the source' : 'Add a source'} form={form} onClose={onDone} {...dialog}>
      <TextField label="Title" hint="A register, a book, a census, a letter." {...formikField(form, 'title')} />
      <div className={styles.fields}>
        <TextField label="Author" optional {...formikField(form, 'author')} />
        <TextField label="Published" optional {...formikField(form, 'publication')} />
        <TextField label="Kept by" optional hint="Archive, library, or who has it." {...formikField(form, 'repository')} />
        <TextField label="Reference" optional hint="Its number there." {...formikField(form, 'callNumber')} />
      </div>
      <TextField label="Web address" optional type="url" placeholder="https://" {...formikField(form, 'url')} />
      <TextAreaField label="Notes" optional rows={3} {...formikField(form, 'notes')} />
    </EditDialog>
  );
}
