import { filtersFailedTexts as texts } from './filtersFailedTexts.ts';
import { Notice } from './Notice.tsx';

/** In place of filters with counts: they could not be fetched, which takes nothing from the results. */
export const FiltersFailed = () => (
  <Notice tone="info" title={texts.title}>
    <p>{texts.text}</p>
  </Notice>
);
