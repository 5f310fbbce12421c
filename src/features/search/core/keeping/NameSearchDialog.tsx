import { useId } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { MAX_SAVED_NAME, savedNameProblem } from '#domain/search/saved/savedSearchRules.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type FoundNoun, saveTexts as texts } from './texts.ts';

const validate = ({ name }: { name: string }) => collectProblems({ name: savedNameProblem(name) });

const failureOf = (error: unknown): string => (codeOf(error) === 'LIMIT_REACHED' ? texts.full : describeError(error));

interface NameSearchDialogProps {
  noun: FoundNoun;
  /** The search in words, to start the name from. */
  words: string;
  /** Saves it, as its mutation answers. */
  onSave: (
    name: string,
  ) => PromiseLike<{ data?: { wasKept: boolean; saved: { name: string } } | undefined; error?: unknown }>;
  onClose: () => void;
}

/**
 * Asks for a name and saves a search under it. What was typed stays when it cannot be saved; a toast says that it was.
 */
export function NameSearchDialog({ noun, words, onSave, onClose }: NameSearchDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const form = useForm({
    initialValues: { name: words.slice(0, MAX_SAVED_NAME) },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ name }, { setFieldError }) => {
      const { data, error } = await onSave(name);
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
      description={texts.lead(noun)}
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
