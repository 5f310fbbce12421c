import type { NameCounts } from './namesInDoubt.ts';

/** Of fewer names a share says nothing. */
const FEWEST_NAMES = 20;
const MOST_IN_DOUBT = 1 / 5;

/**
 * Whether so many names are in doubt that their signs are probably meant otherwise: transcribers leave letters open in
 * one name of a hundred.
 */
export const isNotationDoubtful = ({ names, inDoubt }: NameCounts): boolean =>
  names >= FEWEST_NAMES && inDoubt > names * MOST_IN_DOUBT;
