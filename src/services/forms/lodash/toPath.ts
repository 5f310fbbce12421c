/**
 * Stands in for lodash's `toPath` where formik asks for it (rspack.config.ts): the steps to a field of a form.
 * @example toPath('people[0].name') // ['people', '0', 'name']
 */
export default function toPath(field: string | readonly (string | number)[]): string[] {
  if (typeof field !== 'string') return field.map(String);
  if (field === '') return [];
  return field
    .replaceAll(/\[["']?([^\]"']*)["']?\]/gu, (_whole, step: string, at: number) => (at === 0 ? step : `.${step}`))
    .split('.');
}
