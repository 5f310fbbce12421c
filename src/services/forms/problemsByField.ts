/** Problems as formik keeps them; of several with one field the first counts. */
export const problemsByField = (problems: readonly { field: string; message: string }[]): Record<string, string> =>
  Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message]));
