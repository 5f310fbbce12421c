const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * Whether a text is a UUID as PostgreSQL writes it, in small letters. Ask before a query: a text that is none is an
 * error there.
 */
export const isUuid = (text: string): boolean => UUID.test(text);
