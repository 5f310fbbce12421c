import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft, parseDraft } from '#services/forms/useFormDraft.ts';
import type { FormSettings } from '#ui/Form/formBag.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import type { StoredVersion } from './FormEnd.tsx';
import { refusalText } from './refusalText.ts';

interface SentForm<Values extends object> extends Pick<FormSettings<Values>, 'validate'> {
  /** What is stored now, or what a new one starts with. */
  initialValues: Values;
  /** Unique over the site; what was typed is kept under it. */
  draft: string;
  /** For something that is not stored yet: no one changes it meanwhile. */
  isNew?: boolean;
  /** The field at which a refusal of the server is shown. */
  refusedAt: keyof Values & string;
  /** Null data: it is there no more. */
  send: (values: Values) => Promise<{ data?: object | null; error?: unknown }>;
  /** What is said of a refused change. */
  said: { conflict?: string; gone: string; full?: string };
  onDone: () => void;
}

/** Values with what was stored when the form was opened, so that a draft knows it, too. */
type Bound<Values> = Values & { openedWith: string };

/**
 * A form of the member's research. What was typed stays when it cannot be saved, and outlives the page. The form is
 * bound to what was stored when it was opened: where that has changed since, it says so, and overwrites nothing unseen.
 * @returns the form, what gives it up, and, where it is bound to something older, what is stored now.
 */
export function useResearchForm<Values extends object>({
  initialValues,
  validate,
  draft: name,
  isNew = false,
  refusedAt,
  send,
  said,
  onDone,
}: SentForm<Values>) {
  const now = isNew ? '' : JSON.stringify(initialValues);
  const bound: Bound<Values> = { ...initialValues, openedWith: now };
  const form = useForm<Bound<Values>>({
    initialValues: bound,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ openedWith, ...values }, { setFieldError }) => {
      const refuse = (why: string) => setFieldError(refusedAt, why);
      if (!isNew && openedWith !== now) return refuse(said.conflict ?? said.gone);
      const { data, error } = await send(values as unknown as Values);
      const code = codeOf(error);
      if (error !== undefined)
        return refuse((code === 'CONFLICT' && said.conflict) || refusalText(error, said.full ?? describeError(error)));
      if (data === null) return refuse(said.gone);
      draft.forget();
      return onDone();
    },
  });
  const draft = useFormDraft(form, {
    form: name,
    owner: useDraftOwner(),
    read: (stored) => parseDraft(bound, typeof stored === 'object' ? { openedWith: now, ...stored } : stored),
  });
  const cancel = () => {
    draft.forget();
    onDone();
  };
  const stale: StoredVersion | null =
    isNew || form.values.openedWith === now
      ? null
      : {
          now: changedSince(form.values.openedWith, initialValues),
          onKeep: () => void form.setValues({ ...form.values, openedWith: now }),
          onTake: () => void form.setValues(bound),
        };
  return { form, cancel, stale };
}

/** What is stored now where it was something else when the form was opened. */
function changedSince<Values extends object>(openedWith: string, values: Values): string[] {
  const before = JSON.parse(openedWith) as Record<string, unknown>;
  return Object.entries(values).flatMap(([field, value]) => (before[field] === value ? [] : [String(value)]));
}
