import type { TestConfig } from 'yup';

/** Reads a value and notes what is wrong with it, as the shapes of documents do. */
type Reader = (value: unknown, path: string, problems: { path: string; message: string }[]) => unknown;

/**
 * Tests a text of a yup schema by the shape of what is stored, so that its length and its rules are written once
 * (docs/adr/0027).
 * @example yup.object({ author: yup.string().test(byShape(sourceFields.author)) })
 */
export const byShape = (shape: Reader): TestConfig<string | undefined> => ({
  name: 'shape',
  test: (text, context) => {
    const problems: { path: string; message: string }[] = [];
    shape(text ?? '', '', problems);
    return problems[0] === undefined || context.createError({ message: problems[0].message });
  },
});
