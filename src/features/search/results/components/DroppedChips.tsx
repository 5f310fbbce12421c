import { useNavigate } from 'react-router-dom';

import { droppedInWords } from '#domain/search/core/query/droppedInWords.ts';
import { forgetDropped } from '#domain/search/core/query/forgetDropped.ts';
import { RESULTS_PATH } from '#features/search/core/index.ts';
import { ChipList } from '#ui/Chip/ChipList.tsx';

import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { chipTexts } from '../texts.ts';

/** Every value of the address that the rules dropped, and why. Dismissing one takes it out of the address. */
export function DroppedChips({ address: { query, ignored } }: { address: SearchAddress }) {
  const navigate = useNavigate();
  const chips = ignored.map((dropped, at) => ({
    ...droppedInWords(dropped),
    tone: 'ignored' as const,
    onRemove: () => void navigate({ pathname: RESULTS_PATH, search: forgetDropped(query, ignored, at) }, { replace: true, preventScrollReset: true }),
  }));
  return <ChipList label={chipTexts.dropped} chips={chips} />;
}
