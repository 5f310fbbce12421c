import { string, type StringSchema } from 'yup';

/** Reads a value and notes what is wrong with it, as the shapes of documents do. */
type Reader = (value: unknown, path: string, problems: { path: string; message: string }[]) => unknown;

/**
 * A text field of a yup schema that is checked by the shape of what is stored, so that its length and its rules are
 * written once (docs/adr/0027).
 * @param missing - the message for an empty field; left out where it may be empty
 * @example object({ title: shapedField(sourceFields.title, 'Give the source a title.') })
 */
export function shapedField(shape: Reader, missing?: string): StringSchema {
  const field: StringSchema = missing === undefined ? string() : string().trim().required(missing);
  return field.test({
    name: 'shape',
    test: (text, context) => {
      const problems: { path: string; message: string }[] = [];
      shape(text ?? '', '', problems);
      return problems[0] === undefined || context.createError({ message: problems[0].message });
    },
  });
}
