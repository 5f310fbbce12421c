import type { TreeDrawerProps } from '#features/trees/core/index.ts';

import { SuggestionList } from './SuggestionList.tsx';

/** Who may be a spouse of the person a chart is of. */
export function Component({ tree, personId }: TreeDrawerProps) {
  return <SuggestionList tree={tree} personId={personId} wanted="SPOUSE" />;
}
