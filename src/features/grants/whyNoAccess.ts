import { lazyPart } from '#ui/lazyPart.ts';

import type { WhyNoAccessProps } from './components/WhyNoAccess.tsx';

/** "Why can't I see this?", on every view that refuses. Its code comes when such a view is drawn. */
export const WhyNoAccess = lazyPart<WhyNoAccessProps>(() => import('./components/WhyNoAccess.tsx').then((chunk) => chunk.WhyNoAccess));
