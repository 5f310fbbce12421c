/** Whether a value that came from outside is a string, also an empty one. */
export const isText = (value: unknown): value is string => typeof value === 'string';
