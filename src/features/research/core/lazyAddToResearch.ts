import { lazyPart } from '#ui/lazyPart.ts';

/** Chooses the question or folder for a page of this site; its code comes when it is opened. */
export const AddToResearchDialog = lazyPart(() =>
  import('./AddToResearchDialog.tsx').then((chunk) => chunk.AddToResearchDialog),
);
