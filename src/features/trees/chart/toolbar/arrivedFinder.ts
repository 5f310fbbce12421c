import { PersonFinder } from '#features/trees/core/index.ts';
import { loadTypeahead } from '#ui/Typeahead/loadTypeahead.ts';

/** The finder of people, once its list has come as well; null where that did not arrive. */
export const arrivedFinder = async (): Promise<typeof PersonFinder | null> =>
  (await loadTypeahead()) ? PersonFinder : null;
