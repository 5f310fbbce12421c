import { useRef } from 'react';

import { folderNameProblem, folderNoteProblem, LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { questionProblem } from '#domain/research/questions/questionRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft, parseDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type AddValues, NEW_FOLDER, NEW_QUESTION } from './addValues.ts';
import { folderAddress } from './folderAddress.ts';
import { useAddToResearchFolderMutation, useCreateResearchFolderMutation } from './foldersApi.ts';
import { type Destinations, useCreateResearchQuestionMutation } from './questionsApi.ts';
import { refusalText } from './refusalText.ts';
import { addTexts as texts, limitTexts as limits } from './texts.ts';

function nameProblem(folderId: string, name: string): string | null {
  if (folderId === NEW_QUESTION) return questionProblem(name);
  return folderId === NEW_FOLDER ? folderNameProblem(name) : null;
}
const validate = ({ folderId, name, note }: AddValues) =>
  collectProblems({ name: nameProblem(folderId, name), note: folderNoteProblem(note) });

interface AddToResearchFormProps {
  address: string;
  destinations: Destinations;
  /** @param at - the address of the question or folder */
  onAdded: (name: string, at: string) => void;
  onCancel: () => void;
}

/** Where a page goes. */
interface Destination {
  folderId: string;
  /** Its page: the question’s, where the folder is of one. */
  at: string;
}

/**
 * The question or folder, or the name of a new one, and a note. What was typed stays when it cannot be saved, and
 * outlives the page.
 */
export function AddToResearchForm({
  address,
  destinations: { questions, folders },
  onAdded,
  onCancel,
}: AddToResearchFormProps) {
  const [createFolder] = useCreateResearchFolderMutation();
  const [createQuestion] = useCreateResearchQuestionMutation();
  const [add] = useAddToResearchFolderMutation();
  const made = useRef<Destination>(null);
  const options = [
    ...questions.map((question) => ({ value: question.folderId, label: texts.question(question.title) })),
    ...folders.map(({ id, name }) => ({ value: id, label: texts.folder(name) })),
    { value: NEW_QUESTION, label: texts.newQuestion },
    { value: NEW_FOLDER, label: texts.newFolder },
  ];
  const initialValues: AddValues = {
    folderId: questions[0]?.folderId ?? folders[0]?.id ?? NEW_QUESTION,
    name: '',
    note: '',
  };
  const form = useForm<AddValues>({
    initialValues,
    validate,
    onSubmit: async ({ folderId, name, note }, { setFieldError }) => {
      // What was made by a try that failed afterwards is used by the next one.
      if (folderId === NEW_FOLDER && made.current === null) {
        const { data, error } = await createFolder({ name, description: '' });
        if (error !== undefined) return setFieldError('name', refusalText(error, limits.folders));
        made.current = { folderId: data.id, at: folderAddress(data.id) };
      } else if (folderId === NEW_QUESTION && made.current === null) {
        const { data, error } = await createQuestion({
          input: { title: name, subject: '', personAddress: '', known: '' },
        });
        if (error !== undefined) return setFieldError('name', refusalText(error, limits.questions));
        made.current = { folderId: data.folderId, at: questionAddress(data.id) };
      }
      const question = questions.find((each) => each.folderId === folderId);
      const chosen = isNew(folderId)
        ? made.current
        : { folderId, at: question ? questionAddress(question.id) : folderAddress(folderId) };
      if (!chosen) return undefined;
      const { data, error } = await add({ folderId: chosen.folderId, address, note });
      if (error !== undefined) return setFieldError('folderId', refusalText(error, limits.entries));
      if (data === null) return setFieldError('folderId', texts.gone);
      draft.forget();
      return onAdded(data.name, chosen.at);
    },
  });
  const draft = useFormDraft(form, {
    form: `add-to-research.${address}`,
    owner: useDraftOwner(),
    read: (stored) => {
      const typed = parseDraft(initialValues, stored);
      // The folder may have been deleted since.
      return (
        typed &&
        (options.some(({ value }) => value === typed.folderId) ? typed : { ...typed, folderId: initialValues.folderId })
      );
    },
  });
  const { folderId } = form.values;
  return (
    <Form form={form}>
      <Stack gap={4}>
        <SelectField label={texts.where} options={options} {...formikField(form, 'folderId')} />
        {isNew(folderId) && (
          <TextField
            label={folderId === NEW_QUESTION ? texts.newTitle : texts.name}
            maxLength={LONGEST_FOLDER_NAME}
            {...formikField(form, 'name')}
          />
        )}
        <TextAreaField label={texts.note} hint={texts.noteHint} optional rows={3} {...formikField(form, 'note')} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.add}
          </Button>
          <Button variant="quiet" onClick={() => (draft.forget(), onCancel())}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

const isNew = (folderId: string): boolean => folderId === NEW_FOLDER || folderId === NEW_QUESTION;
