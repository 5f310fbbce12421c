/**
 * Problems as formik keeps them: messages by field. Of several with one field the first counts; those of the form as a
 * whole, with no field, are left out.
 */
export const problemsByField = (
  problems: readonly { field: string | null; message: string }[],
): Record<string, string> =>
  Object.fromEntries(
    [...problems].reverse().flatMap(({ field, message }) => (field === null ? [] : [[field, message]])),
  );
