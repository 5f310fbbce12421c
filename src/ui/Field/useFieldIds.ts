import { type FocusEvent, useId, useState } from 'react';

/** What every form field takes, with formik ({@link formikField}) or without. */
export interface FieldProps {
  label: string;
  /** A line of help under the label. */
  hint?: string;
  /** What is wrong with the value. Shown only once the field has been touched (spec 1 section 5). */
  error?: string | undefined;
  /** Whether the reader has been here. Left out, the field notices for itself when it loses the focus. */
  touched?: boolean | undefined;
  /** Keeps the label for assistive technology only; where the place says what the field is. */
  hideLabel?: boolean;
}

/**
 * The ids that tie a control to its label, hint and error, and whether the error may be seen yet.
 *
 * @returns `control` goes onto the control itself. `shownError` is null while the field is untouched or right.
 */
export function useFieldIds({ error, touched, hint }: Pick<FieldProps, 'error' | 'touched' | 'hint'>, id?: string) {
  const ownId = useId();
  const [left, setLeft] = useState(false);
  const controlId = id ?? ownId;
  const shownError = error && (touched ?? left) ? error : null;
  const describedBy = [hint && `${controlId}-hint`, shownError && `${controlId}-error`].filter(Boolean).join(' ');
  return {
    shownError,
    control: {
      id: controlId,
      'aria-invalid': shownError !== null || undefined,
      'aria-describedby': describedBy || undefined,
    },
    onBlurWith:
      <T extends Element>(onBlur?: (event: FocusEvent<T>) => void) =>
      (event: FocusEvent<T>) => {
        setLeft(true);
        onBlur?.(event);
      },
  };
}
