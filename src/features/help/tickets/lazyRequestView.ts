import { lazyPart } from '#ui/lazyPart.ts';

/** Travels together with the request it shows. */
export const RequestView = lazyPart(() => import('./RequestView.tsx').then((chunk) => chunk.RequestView));
