import { sourceFields } from '#domain/trees/core/documents/documentShapes.ts';
import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { readNotes } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { sourceTexts } from '../model/texts.ts';
import { EditDialog } from './EditDialog.tsx';
import styles from './forms.module.scss';
import { fieldTexts, sourceFormTexts as texts } from './texts.ts';
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

const validate = validateWith<SourceValues>((yup) =>
  yup.object({
    title: yup.string().trim().required(texts.titleMissing).test(byShape(sourceFields.title)),
    author: yup.string().test(byShape(sourceFields.author)),
    publication: yup.string().test(byShape(sourceFields.publication)),
    repository: yup.string().test(byShape(sourceFields.repository)),
    callNumber: yup.string().test(byShape(sourceFields.callNumber)),
    url: yup.string().test(byShape(sourceFields.url)),
  }),
);

/** A source of a tree. */
export function SourceForm({ treeRef, old, onDone }: SourceFormProps) {
  const { add, save } = useEditing();
  const source = old?.document ?? emptySource();
  const submit = async ({ notes, ...values }: SourceValues): Promise<SaveResult> => {
    const trimmed = Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as Omit<
      SourceValues,
      'notes'
    >;
    const changed = { ...source, ...trimmed, notes: readNotes(notes, source.notes) };
    return old ? save('source', old, changed, { title: texts.saved }) : add('source', changed, { title: texts.added });
  };
  const { title, author, publication, repository, callNumber, url, notes } = source;
  const { form, ...dialog } = useEditForm<SourceValues>({
    name: `tree.${treeRef}.source.${old?.id ?? 'new'}`,
    initial: { title, author, publication, repository, callNumber, url, notes: notes.join('\n\n') },
    validate,
    submit,
    onDone,
  });
  return (
    <EditDialog title={old ? texts.edit : texts.add} form={form} onClose={onDone} {...dialog}>
      <TextField label={sourceTexts.fields.title} hint={texts.titleHint} {...formikField(form, 'title')} />
      <div className={styles.fields}>
        <TextField label={sourceTexts.fields.author} optional {...formikField(form, 'author')} />
        <TextField label={sourceTexts.fields.publication} optional {...formikField(form, 'publication')} />
        <TextField
          label={sourceTexts.fields.repository}
          optional
          hint={texts.repositoryHint}
          {...formikField(form, 'repository')}
        />
        <TextField
          label={sourceTexts.fields.callNumber}
          optional
          hint={texts.callNumberHint}
          {...formikField(form, 'callNumber')}
        />
      </div>
      <TextField
        label={sourceTexts.fields.url}
        optional
        type="url"
        placeholder={texts.urlPlaceholder}
        {...formikField(form, 'url')}
      />
      <TextAreaField
        label={sourceTexts.fields.notes}
        optional
        hint={fieldTexts.notesHint}
        rows={3}
        {...formikField(form, 'notes')}
      />
    </EditDialog>
  );
}
