/** What one record costs. The three texts of a failure are the specification’s own (spec 2 section 8). */
export const ppvTexts = {
  loading: 'Loading the price',
  failed: 'There was a problem getting information about this item',
  retry: 'Try again',
  stillFailing: 'Please contact customer support if this still does not work.',
  inCredits: (credits: number) => `or ${credits} ${credits === 1 ? 'credit' : 'credits'}`,
};

/** In place of what only subscribers see. */
export const subscriberOfferTexts = {
  titles: { transcript: 'Subscribe to read the whole transcript', image: 'Subscribe to see the original' },
  text: {
    transcript: 'This is the free summary. Subscribers can read every field, the rest of the household or event, and where the original is held. You can also buy this record alone.',
    image: 'Subscribers can see the page this record was transcribed from, with everyone else listed on it. You can also buy this image alone.',
  },
  plans: 'See plans',
  plansFrom: (price: string) => `See plans from ${price}`,
  buy: { transcript: (price: string) => `Buy this record for ${price}`, image: (price: string) => `Buy this image for ${price}` },
};
