/** What one record costs. The three texts of a failure are the specification’s own (spec 2 section 8). */
export const ppvTexts = {
  loading: 'Loading the price',
  failed: 'There was a problem getting information about this item',
  retry: 'Try again',
  stillFailing: 'Please contact customer support if this still does not work.',
  inCredits: (credits: number) => `or ${credits} ${credits === 1 ? 'credit' : 'credits'}`,
};
