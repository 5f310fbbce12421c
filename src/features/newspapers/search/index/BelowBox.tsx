import { QueryHelp } from '#features/newspapers/core/index.ts';

import { Holdings } from './Holdings.tsx';

/** Below the box: how a search is written, and what there is to search. */
export const BelowBox = ({ hasHelp }: { hasHelp: boolean }) => (
  <>
    {hasHelp && <QueryHelp />}
    <Holdings />
  </>
);
