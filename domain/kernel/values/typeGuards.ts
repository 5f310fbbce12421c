/** Whether a value that came from outside is a string, also an empty one. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether a value that came from outside (JSON, a form, a stored text) is an object with fields. A list and null are
 * not.
 */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
