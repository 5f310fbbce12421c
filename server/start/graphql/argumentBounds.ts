import { MAX_PICTURE_BYTES } from '#domain/account/profile/pictureRules.ts';
import { LONGEST_SITE_TEXT } from '#domain/site/content/contentKinds.ts';

/** How much one argument of GraphQL may hold. */
export interface Bound {
  /** UTF-16 code units of each text in it. */
  characters: number;
  /** Entries of each list in it. */
  items: number;
}

/**
 * What an argument may hold that has no bound of its own: what members write has up to 10,000 characters, and each form
 * says so before.
 */
export const BOUND: Bound = { characters: 12_000, items: 5_000 };

/** Characters of all arguments of one question together, each counted as often as its document uses it. */
export const MOST_OF_QUERY = 60_000;

/** A picture is sent as text of a third more bytes. */
const PICTURE: Partial<Bound> = { characters: Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 100 };

/** A text of the site: the form says so before. */
const SITE_TEXT: Partial<Bound> = { characters: LONGEST_SITE_TEXT };

/**
 * Arguments and fields of input objects that hold more or less than others, by `Type.field` or `Type.field.argument`.
 */
export const OWN_BOUNDS: Readonly<Record<string, Partial<Bound>>> = {
  // A proof of a purchase carries the certificates it is signed with.
  'Mutation.claimAppPurchase.proof': { characters: 60_000 },
  'Mutation.uploadProfilePicture.profilePicture': PICTURE,
  'Mutation.bringSiteLogo.picture': PICTURE,
  'Mutation.writeSiteText.markdown': SITE_TEXT,
  'Query.textAttempt.markdown': SITE_TEXT,
  // Documents of other programs, one for each image.
  'Mutation.importAnnotations.annotations': { characters: 1_000_000 },
};

/**
 * Scalars whose values are no texts, or are checked as a whole: `TreeDocument` by
 * domain/trees/core/documents/documentShapes.ts.
 */
export const BOUND_ELSEWHERE: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'TreeDocument']);
