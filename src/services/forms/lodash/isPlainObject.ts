/**
 * Stands in for lodash's `isPlainObject` where formik asks for it (rspack.config.ts): made by `{}` or without a
 * prototype.
 */
export default function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.prototype.toString.call(value) !== '[object Object]')
    return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype.constructor === Object;
}
