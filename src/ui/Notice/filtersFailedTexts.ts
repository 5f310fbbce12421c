/** The filters could not be fetched. Apart from texts.ts, since hardly anyone sees it. */
export const filtersFailedTexts = {
  title: 'The filters are not available',
  text: 'Your results are complete. The filters will return with your next search.',
};
