/**
 * An id of a request as the number a row is stored under.
 * @returns -1 for what is no such id: no row has it, so it finds nothing, like an id that is not there.
 */
export const storedId = (id: string): number => (/^\d{1,15}$/u.test(id) ? Number(id) : -1);
