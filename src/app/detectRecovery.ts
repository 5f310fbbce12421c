/**
 * Watches for the moment at which something that could not be had is there after all.
 * @returns a look at how it is now: true for the first one that finds it known after one that found it missing
 */
export function detectRecovery(): (now: { isMissing: boolean; isKnown: boolean }) => boolean {
  let wasMissing = false;
  return ({ isMissing, isKnown }) => {
    wasMissing ||= isMissing;
    if (!wasMissing || isMissing || !isKnown) return false;
    wasMissing = false;
    return true;
  };
}
