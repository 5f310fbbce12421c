import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { forgetDropped } from '#domain/search/core/query/forgetDropped.ts';
import { droppedInWords } from '#domain/search/core/query/whyDropped.ts';
import { RESULTS_PATH } from '#features/search/core/index.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { ChipList } from '#ui/Chip/ChipList.tsx';

import { chipTexts } from '../texts.ts';
import type { SearchAddress } from '../useSearchAddress.ts';

/**
 * Country, category and subcategory: their values are a closed list, so that one outside it is a link of ours
 * or of others gone wrong.
 */
const REPORTED = ['sourcecountry', 'sourcecategory', 'collection'];

/**
 * Every value of the address that the rules dropped, and why. Dismissing one takes it out of the address. Wrong scopes
 * are reported, without their words (spec 1 section 5).
 */
export function DroppedChips({ address: { query, ignored } }: { address: SearchAddress }) {
  const navigate = useNavigate();
  const chips = ignored.map((dropped, at) => ({
    ...droppedInWords(dropped),
    tone: 'ignored' as const,
    onRemove: () =>
      void navigate(
        { pathname: RESULTS_PATH, search: forgetDropped(query, ignored, at) },
        { replace: true, preventScrollReset: true },
      ),
  }));
  const wrong = REPORTED.filter((parameter) => ignored.some(({ key }) => key === parameter)).join(' ');
  useEffect(() => {
    for (const key of wrong.split(' ').filter(Boolean))
      reportError(new RangeError(key), { source: 'search-address', level: 'warning', key });
  }, [wrong]);
  return <ChipList label={chipTexts.dropped} chips={chips} />;
}
