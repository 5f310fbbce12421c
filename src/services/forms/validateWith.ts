import type { FormikErrors, FormikValues } from 'formik';
import type { Schema } from 'yup';

/**
 * Formik's `validate` over a yup schema that is downloaded at the first check and not with the page: yup is a third of
 * what a page with a form would cost (docs/adr/0005). Without a connection nothing is refused here: the server checks
 * too.
 * @param loadSchema - an `import()` of the schema's own module.
 * @example useForm({ …, validate: validateWith(() => import('../model/signInSchema.ts').then((m) => m.signInSchema)) })
 */
export const validateWith =
  <Values extends FormikValues>(loadSchema: () => Promise<Schema>) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const [schema, formik] = await Promise.all([loadSchema(), import('./checkWithYup.ts')]).catch(
      () => [null, null] as const,
    );
    if (!schema || !formik) return {};
    try {
      await formik.validateYupSchema(values, schema);
      return {};
    } catch (error) {
      return formik.yupToFormErrors<Values>(error);
    }
  };
