import { useFormik } from 'formik';
import { useLayoutEffect, useMemo, useState } from 'react';

import type { FormBag, FormSettings } from './formBag.ts';

interface FormikCoreProps<Values extends object> extends FormSettings<Values> {
  /** What was typed before formik arrived, or before the form was put away and shown again; null when nothing was. */
  typed: Values | null;
  /** Takes the bag, again whenever something in it changes. */
  publish: (bag: FormBag<Values>) => void;
}

/**
 * Formik, without anything to see: it arrives when a form is first touched and hands its bag to the hook of the form.
 * What was typed before is in the first bag, so that no field changes under the reader's hands.
 */
export function FormikCore<Values extends object>({ typed: typedNow, publish, ...settings }: FormikCoreProps<Values>) {
  const { onSubmit } = settings;
  // Formik leaves a form submitting for good whose work is no promise.
  const form = useFormik<Values>({ ...settings, onSubmit: async (values, helpers) => onSubmit(values, helpers) });
  const [typed] = useState(typedNow);
  const [isReady, setReady] = useState(typed === null);
  const { initialValues, values, errors, touched, dirty, isSubmitting, submitCount, status } = form;
  const {
    handleSubmit,
    handleChange,
    handleBlur,
    setFieldValue,
    setFieldTouched,
    setValues,
    setErrors,
    setTouched,
    setStatus,
    resetForm,
    submitForm,
  } = form;
  const bag = useMemo(
    () => ({
      initialValues,
      values,
      errors,
      touched,
      dirty,
      isSubmitting,
      submitCount,
      status: status as unknown,
      handleSubmit,
      handleChange,
      handleBlur,
      setFieldValue,
      setFieldTouched,
      setValues,
      setErrors,
      setTouched,
      setStatus,
      resetForm,
      submitForm,
    }),
    [
      initialValues,
      values,
      errors,
      touched,
      dirty,
      isSubmitting,
      submitCount,
      status,
      handleSubmit,
      handleChange,
      handleBlur,
      setFieldValue,
      setFieldTouched,
      setValues,
      setErrors,
      setTouched,
      setStatus,
      resetForm,
      submitForm,
    ],
  );
  useLayoutEffect(() => {
    if (isReady) return publish(bag);
    if (typed !== null) void setValues(typed);
    setReady(true);
  }, [isReady, bag, typed, setValues, publish]);
  return null;
}
