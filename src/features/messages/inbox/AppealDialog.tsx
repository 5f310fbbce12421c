import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { reportTexts as texts } from './texts.ts';
import { wordsProblem } from './wordsProblem.ts';
import { useAppealRemovalMutation } from './writingApi.ts';

const EMPTY = { words: '' };
const validate = ({ words }: typeof EMPTY) => collectProblems({ words: wordsProblem(words, true) });

/** Objects to the removal of the member's own message, once. */
export function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const dispatch = useDispatch();
  const [appeal, { error }] = useAppealRemovalMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ words }) => {
      if ((await appeal({ id, words })).error !== undefined) return;
      draft.forget();
      dispatch(messageShown(texts.appealSent));
      onClose();
    },
  });
  const draft = useFormDraft(form, { form: `message.appeal.${id}`, owner: useDraftOwner() });
  return (
    <FormDialog
      form={form}
      title={texts.appealTitle}
      description={texts.appealDescription}
      confirm={texts.appeal}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: error === undefined ? null : describeError(error) }}
      onClose={onClose}
    >
      <TextAreaField rows={4} label={texts.appealWords} {...formikField(form, 'words')} />
    </FormDialog>
  );
}
