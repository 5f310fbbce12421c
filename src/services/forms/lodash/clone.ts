/**
 * Stands in for lodash's `clone` where formik asks for it (rspack.config.ts): the container on the way to a changed
 * field. Objects keep their prototype. What is no container is returned as it is.
 */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  if (value instanceof Date) return new Date(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as object, value);
}
