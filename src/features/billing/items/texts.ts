/** `/transcript/confirm-purchase` and `/image/confirm-purchase`. */
export const itemTexts = {
  titles: { TRANSCRIPTION: 'Buy this record', IMAGE: 'Buy this image' },
  intro: 'You pay once, and it stays open to you. Nothing renews.',
  noRecord: 'No record chosen',
  noRecordText: 'Open a record or an image first, and choose to buy it there.',
  search: 'Search the records',
  pay: 'Continue to payment',
  payWithCredits: (credits: number) => `Use ${credits} ${credits === 1 ? 'credit' : 'credits'}`,
  creditsLeft: (left: number) =>
    left === 0 ? 'You have no credits.' : `You have ${left} ${left === 1 ? 'credit' : 'credits'}.`,
  getCredits: 'Get credits',
  creditsAfter: (left: number) => `You’ll have ${left} left.`,
  bought: 'You’ve bought this',
  boughtText: 'You can open it at any time, with or without a subscription.',
  open: 'Open it',
  back: 'Back to the record',
  plans: 'See plans',
  planFrom: (price: string) => `Plans start at ${price} and open every record they include.`,
  notBought: 'We couldn’t buy this',
  problems: {
    NOT_FOUND: 'We can’t find this record. It may have been withdrawn. You haven’t been charged.',
    NOT_SOLD: 'This record isn’t sold on its own. You haven’t been charged.',
    ALREADY_BOUGHT: 'You’ve bought this already. No credits were taken.',
    NOT_ENOUGH_CREDITS: 'You don’t have enough credits. None were taken.',
  } as Readonly<Record<string, string>>,
  unknownProblem: 'Something went wrong. You haven’t been charged.',
};
