/** Whether a text is a family-search id: four characters, a hyphen and three characters (spec 1 section 5). */
export const isFamilySearchId = (text: string): boolean => /^[A-Za-z0-9]{4}-[A-Za-z0-9]{3}$/u.test(text);

/** Whether a record's id is a family-search id, which may carry a prefix: `FS/ABCD-123`. */
export const isFamilySearchRecord = (recordId: string): boolean => isFamilySearchId(recordId.split('/').at(-1) ?? '');
