import { type ReactNode } from 'react';

import type { SearchHit, SearchResult } from '../api/recordSearchApi.ts';
import type { SearchAddress } from '../useSearchAddress.ts';

/** What both forms of the list take. */
export interface ResultsProps {
  result: SearchResult;
  /** Some record of the page has a small picture. */
  isPictured: boolean;
  /** What all birth years rest on; null where each row says it. */
  basis: string | null;
  address: SearchAddress;
  /** Newer results are on their way; these stay readable. */
  busy: boolean;
  /** Ids of the rows whose reasons are shown. */
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** A pointer or the focus is at the way to the reasons of a row. */
  onApproach: () => void;
  reasons: (hit: SearchHit) => ReactNode;
}
