import { Notice } from '#ui/Notice/Notice.tsx';

import { failedTexts as texts } from './failedTexts.ts';

/** In place of the counts: they could not be fetched, which takes nothing from the results. */
export const FacetsFailed = () => (
  <Notice tone="info" title={texts.title}>
    <p>{texts.text}</p>
  </Notice>
);
