import { useId } from 'react';
import { useDispatch } from 'react-redux';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { MAX_SAVED_NAME } from '#domain/search/saved/savedSearchRules.ts';
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

import { useSaveSearchMutation } from '../api/keepSearchApi.ts';
import { saveTexts as texts, memoryTexts } from '../texts.ts';

interface SaveSearchDialogProps {
  query: SearchQuery;
  onClose: () => void;
}

const validate = validateWith<{ name: string }>(() => import('../model/saveSearchSchema.ts').then(({ saveSearchSchema }) => saveSearchSchema));

const failureOf = (error: unknown): string => (codeOf(error) === 'LIMIT_REACHED' ? texts.full : describeError(error));

/** Asks for a name and saves the search under it. What was typed stays when it cannot be saved. */
export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const [save] = useSaveSearchMutation();
  const form = useForm({
    initialValues: { name: describeSearch(query).slice(0, MAX_SAVED_NAME) },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ name }, { setFieldError }) => {
      const { data, error } = await save({ name, search: writeSearchAddress({ ...query, page: 1 }) });
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
            {memoryTexts.save}
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
