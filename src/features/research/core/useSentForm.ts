import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';
import type { FormSettings } from '#ui/Form/formBag.ts';
import { useForm } from '#ui/Form/useForm.tsx';

interface SentForm<Values extends object> extends Pick<FormSettings<Values>, 'initialValues' | 'validate'> {
  /** Unique over the site; what was typed is kept under it. */
  draft: string;
  /** The field at which a refusal of the server is shown. */
  refusedAt: keyof Values & string;
  /** Null data: it is there no more. */
  send: (values: Values) => Promise<{ data?: object | null; error?: unknown }>;
  /** What is said of a refused change. */
  said: { conflict?: string; gone: string };
  onDone: () => void;
}

const isConflict = (error: unknown): boolean => isFailure(error) && error.kind === 'graphql' && error.code === 'CONFLICT';

/**
 * A form of the member's research. What was typed stays when it cannot be saved, and outlives the page.
 * @returns the form, and what gives it up.
 */
export function useSentForm<Values extends object>({ initialValues, validate, draft: name, refusedAt, send, said, onDone }: SentForm<Values>) {
  const form = useForm<Values>({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      const { data, error } = await send(values);
      if (error !== undefined) return setFieldError(refusedAt, (isConflict(error) && said.conflict) || describeError(error));
      if (data === null) return setFieldError(refusedAt, said.gone);
      draft.forget();
      return onDone();
    },
  });
  const draft = useFormDraft({ values: form.values, dirty: form.dirty, setValues: (values: Values) => form.setValues(values) }, { form: name, owner: useDraftOwner(), read: (stored) => likeInitial(initialValues, stored) });
  const cancel = () => {
    draft.forget();
    onDone();
  };
  return { form, cancel };
}
