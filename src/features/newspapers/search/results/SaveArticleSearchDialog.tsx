import { useId } from 'react';
import { useDispatch } from 'react-redux';

import { MAX_SAVED_NAME, MOST_SAVED_SEARCHES } from '#domain/search/saved/savedSearchRules.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { codeOf } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSaveArticleSearchMutation } from '../api/saveArticleSearchApi.ts';
import { saveTexts as texts } from './keepTexts.ts';

const validate = validateWith<{ name: string }>(() => import('../model/saveSchema.ts').then(({ saveSchema }) => saveSchema));

const failureOf = (error: unknown): string => (codeOf(error) === 'LIMIT_REACHED' ? texts.full(MOST_SAVED_SEARCHES) : describeError(error));

export interface SaveArticleSearchProps {
  /** The query part of the address, from its first page. */
  search: string;
  /** The search in words, to start the name from. */
  words: string;
}

/** Asks for the name, and saves the search. States: to be named, under way, refused, failed; a toast says that it is saved. */
export function SaveArticleSearchDialog({ search, words, onClose }: SaveArticleSearchProps & { onClose: () => void }) {
  const dispatch = useDispatch();
  const formId = useId();
  const [save] = useSaveArticleSearchMutation();
  const form = useForm({
    initialValues: { name: words.slice(0, MAX_SAVED_NAME) },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ name }, { setFieldError }) => {
      const { data, error } = await save({ name, search });
      if (!data) return setFieldError('name', failureOf(error));
      dispatch(toastRaised({ title: (data.wasKept ? texts.alreadySaved : texts.done)(data.saved.name) }));
      return onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isSubmitting}>
            {texts.action}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <TextField label={texts.label} maxLength={MAX_SAVED_NAME} {...formikField(form, 'name')} />
      </Form>
    </Dialog>
  );
}
