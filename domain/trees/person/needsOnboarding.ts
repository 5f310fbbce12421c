/**
 * How many people the first steps ask about, held equal to them by a test: every chart would carry the steps to count
 * them.
 */
export const PEOPLE_OF_FIRST_STEPS = 7;

/** What of a tree and its reader decides about first steps. */
interface TreeToBegin {
  isOwner: boolean;
  isPublic: boolean;
  /** The owner came to the end of the steps, or left them. */
  isCompleted: boolean;
  personCount: number;
  /** The reader is in the test group of onboarding before registration. */
  isInGroup: boolean;
}

/**
 * Whether a tree opens with its first steps (spec 2 section 4): a new tree of one's own. Readers of the test group took
 * them before they registered, so their trees open as they are unless they are public. A tree with more people than the
 * steps ask for is not new: it was imported, or its owner knows the way.
 */
export const needsOnboarding = ({ isOwner, isPublic, isCompleted, personCount, isInGroup }: TreeToBegin): boolean =>
  isOwner && !isCompleted && personCount <= PEOPLE_OF_FIRST_STEPS && (isPublic || !isInGroup);
