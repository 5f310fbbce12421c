/** The filters could not be fetched. */
export const failedTexts = { title: 'The filters are not available', text: 'Your results are complete. The filters will return with your next search.' };
