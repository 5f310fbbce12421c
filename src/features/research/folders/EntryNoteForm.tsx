import { FormEnd, useSentForm } from '#features/research/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useChangeResearchItemMutation, type ResearchItem } from './folderApi.ts';
import { entryTexts as texts } from './texts.ts';

const validateAs = (kind: ResearchItem['kind']) =>
  validateWith<{ note: string }>(() => import('./folderSchemas.ts').then(({ noteSchema }) => noteSchema(kind)));
const VALIDATES = { HEADING: validateAs('HEADING'), NOTE: validateAs('NOTE'), PAGE: validateAs('RECORD') };

interface EntryNoteFormProps {
  item: Pick<ResearchItem, 'id' | 'kind' | 'note'>;
  folderId: string;
  onDone: () => void;
}

/**
 * The member's own words: about an entry, the note itself, or the heading. What was typed stays when it cannot be
 * saved, and outlives the page.
 */
export function EntryNoteForm({ item: { id, kind, note }, folderId, onDone }: EntryNoteFormProps) {
  const [change] = useChangeResearchItemMutation();
  const { form, cancel, stale } = useSentForm({
    draft: `research-entry.${id}`,
    initialValues: { note },
    validate: VALIDATES[kind === 'HEADING' || kind === 'NOTE' ? kind : 'PAGE'],
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
