import isPlainObject from './isPlainObject.ts';

/**
 * Stands in for lodash's `cloneDeep` where formik asks for it (rspack.config.ts): the values of a form. Lists, plain
 * objects and dates are copied; a file, which lodash would make an empty object of, stays the same file.
 */
export default function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => cloneDeep(entry)) as Value;
  if (value instanceof Date) return new Date(value) as Value;
  if (!isPlainObject(value)) return value;
  const copy = Object.create(Object.getPrototypeOf(value) as object | null) as Record<string, unknown>;
  for (const [key, entry] of Object.entries(value as object))
    Object.defineProperty(copy, key, {
      value: cloneDeep(entry as unknown),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  return copy as Value;
}
