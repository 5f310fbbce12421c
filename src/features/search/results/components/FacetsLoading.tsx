import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { loadingTexts as texts } from '../texts.ts';

/** In place of the filters while their counts, or their code, are on their way. */
export const FacetsLoading = () => (
  <div role="status">
    <VisuallyHidden>{texts.filters}</VisuallyHidden>
    <SkeletonTable rows={12} columns={1} />
  </div>
);
