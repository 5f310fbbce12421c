import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { subcategoryTrackingName } from '#domain/search/core/taxonomy/subcategories.ts';
import { CONSENT_GROUPS, type consentSlice, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { instrument } from '#services/measuring/instrument.ts';

import { RESULTS_PATH } from '../model/resultsAddress.ts';

type WithConsent = Record<typeof consentSlice.name, ReturnType<typeof consentSlice.reducer>>;

/** Counts what readers choose in a search. Both do nothing for readers who do not allow measuring. */
interface CountedChoices {
  /** @param tag - of a region or a part of one */
  countRegion: (tag: string) => void;
  /**
   * Counts on the results page alone, as the name of the event says.
   * @param id - one without a name of its own is not counted
   */
  countSubcategory: (id: string) => void;
}

/**
 * Counts regions by their tracking tags and subcategories by their tracking names (spec 2 section 3, ANALYT-013,
 * TAXO-023).
 */
export function useCountedChoices(): CountedChoices {
  const mayMeasure = useSelector((state: WithConsent) => selectIsAllowed(state, CONSENT_GROUPS.performance));
  const isOnResults = useLocation().pathname === RESULTS_PATH;
  const countRegion = useCallback(
    (tag: string) => void (mayMeasure && instrument('search_region', { tag }, 1)),
    [mayMeasure],
  );
  const countSubcategory = useCallback(
    (id: string) => {
      const name = subcategoryTrackingName(id);
      if (mayMeasure && isOnResults && name !== null) instrument('search_subcategory', { name }, 1);
    },
    [mayMeasure, isOnResults],
  );
  return { countRegion, countSubcategory };
}
