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

/** What an institution's metadata says that a sign-in needs. */
export interface InstitutionMetadata {
  entityId: string;
  /** What readers call it; null when the metadata names none. */
  name: string | null;
  /** HTTP-Redirect binding, https or a loopback address. */
  signInUrl: string;
  /** Public keys its assertions may be signed with: SPKI in PEM, at least one. */
  signingKeys: string[];
}

/** A library or other institution whose readers may sign in. */
export interface Institution extends InstitutionMetadata {
  /** Short name for addresses and for the operator. */
  id: string;
  name: string;
  /** False: known, but its readers are turned away. */
  isAllowed: boolean;
  /** A value of eduPersonEntitlement without which a reader has no library access; null: all its readers have. */
  requiredEntitlement: string | null;
  /** Where the metadata came from; null for a file. */
  metadataUrl: string | null;
}
