import { lazyPart } from '#ui/lazyPart.ts';

/**
 * What is said, on a page in its place, of rights that could not be had. Its code comes when such a page is rendered,
 * with what asks again (its name is said at each import of it).
 */
export const RightsUnknown = lazyPart(() =>
  import(/* webpackChunkName: "rights" */ './RightsUnknown.tsx').then((chunk) => chunk.RightsUnknown),
);
