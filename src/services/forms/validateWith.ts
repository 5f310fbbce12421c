import type { FormikErrors, FormikValues } from 'formik';
import type * as YupModule from 'yup';

/** The whole of yup, of which pages know the type alone. */
export type Yup = typeof YupModule;

/**
 * Formik's `validate` over a yup schema, which is made at the first check: yup is downloaded then and not with the page,
 * a third of whose code it would be (docs/adr/0005). Without a connection nothing is refused here: the server checks
 * too. A form that is checked by a rule of its own or of `domain/` needs no schema: the rule is its `validate`.
 * @param schemaOf - makes the schema out of yup; formik gives it no empty texts, they are undefined.
 * @example const validate = validateWith<Values>((yup) => yup.object({ name: yup.string().required(texts.missing) }))
 */
export const validateWith = <Values extends FormikValues>(schemaOf: (yup: Yup) => YupModule.Schema) => {
  let schema: YupModule.Schema | null = null;
  return async (values: Values): Promise<FormikErrors<Values>> => {
    const loaded = await import('./checkWithYup.ts').catch(() => null);
    if (!loaded) return {};
    schema ??= schemaOf(loaded.yup);
    try {
      await loaded.validateYupSchema(values, schema);
      return {};
    } catch (error) {
      return loaded.yupToFormErrors<Values>(error);
    }
  };
};
