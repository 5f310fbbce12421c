import { object, ValidationError, type Schema } from 'yup';

/**
 * A yup schema around a rule of `domain/`, which stays the one rule: what it finds wrong is refused at its field, in
 * its words.
 * @param empty - the form with nothing in it; formik gives a schema no empty texts, and rules expect them.
 * @param problemsOf - what is wrong, by field; empty when nothing is.
 */
export const ruleSchema = <Values extends object>(
  empty: Values,
  problemsOf: (values: Values) => Readonly<Record<string, string>>,
): Schema =>
  object().test({
    name: 'rule',
    test: (given: Partial<Values>, context) => {
      const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const problems = Object.entries(problemsOf({ ...empty, ...filled })).map(([path, message]) =>
        context.createError({ path, message }),
      );
      return problems.length === 0 || new ValidationError(problems);
    },
  });
