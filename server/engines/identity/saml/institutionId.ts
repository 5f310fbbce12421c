const MAX_LENGTH = 63;

/** The short name that an institution gets from its name; null when nothing of it can be used. */
export function institutionId(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const id = plain
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/u, '');
  return id === '' ? null : id;
}

/** Whether a text can be an institution's short name: letters a to z, digits and dashes, in lower case. */
export const isInstitutionId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}$/u.test(text);
