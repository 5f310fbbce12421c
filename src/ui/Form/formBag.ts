import type { FormikConfig, useFormik } from 'formik';

/** What a form is made of: formik's own settings, of which these are used. */
export type FormSettings<Values extends object> = Pick<
  FormikConfig<Values>,
  'initialValues' | 'validate' | 'onSubmit' | 'validateOnBlur' | 'validateOnChange'
>;

type Formik<Values extends object> = ReturnType<typeof useFormik<Values>>;

/** As much of formik's bag as the site's forms use, under formik's names. */
export type FormBag<Values extends object> = Pick<
  Formik<Values>,
  | 'initialValues'
  | 'values'
  | 'errors'
  | 'touched'
  | 'dirty'
  | 'isSubmitting'
  | 'submitCount'
  | 'status'
  | 'handleSubmit'
  | 'handleChange'
  | 'handleBlur'
  | 'setFieldValue'
  | 'setFieldTouched'
  | 'setValues'
  | 'setErrors'
  | 'setTouched'
  | 'setStatus'
  | 'resetForm'
  | 'submitForm'
>;
