import { lazyPart } from '#ui/lazyPart.ts';

import type { WhyNoAccessProps } from './WhyNoAccess.tsx';

/** "Why can't I see this?", on every view that refuses. Its code comes when such a view is rendered. */
export const WhyNoAccess = lazyPart<WhyNoAccessProps>(() =>
  import('./WhyNoAccess.tsx').then((chunk) => chunk.WhyNoAccess),
);
