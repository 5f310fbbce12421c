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
