import { Notice } from '#ui/Notice/Notice.tsx';

import { failedFacetTexts as texts } from '../facetTexts.ts';

/** In place of the filters: they could not be fetched, which takes nothing from the results. */
export const FacetsFailed = () => (
  <Notice tone="info" title={texts.title}>
    {texts.text}
  </Notice>
);
