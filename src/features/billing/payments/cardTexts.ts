/** `/card-update`. */
export const cardTexts = {
  title: 'Payment card',
  intro:
    'We charge payments to the card you saved last. You enter a new card on our payment provider’s page. Nothing is charged today.',
  present: 'Your card now',
  none: 'No card is saved yet.',
  expires: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  expired: 'Expired',
  go: 'Continue to your card details',
  loadFailed: 'We could not load your card',
  loading: 'Loading your card',
  back: 'Back to your subscription',
};
