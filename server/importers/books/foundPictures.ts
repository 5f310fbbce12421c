/** A picture in a file that was brought: what it is called there, and where it is on our disk. */
export interface FoundPicture {
  name: string;
  at: string;
}

/** The pictures of what was brought, in their order. */
export interface FoundPictures {
  count: number;
  /** Hands them over one after the other; each is there until the next one comes. */
  each: (take: (picture: FoundPicture) => Promise<void>) => Promise<void>;
}

/** Order of names in which page 2 comes before page 10. */
export const byName = new Intl.Collator('en', { numeric: true }).compare;
