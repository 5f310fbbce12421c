/** In place of the plans, for subscriptions that are managed elsewhere. */
export const guardTexts = {
  unavailable: {
    // The specification’s own words, with its apostrophe.
    title: "Upgrades aren't available",
    text: (name: string) =>
      `Your subscription, ${name}, comes from a partner organisation, and only they can change it.`,
    offerTitle: 'Buy this record only',
    offer: 'It is yours to keep, whatever happens to your subscription.',
    buy: 'Buy this record',
  },
  app: {
    title: 'Switch to the app',
    text: 'You subscribed through an app store, so your plan can be changed or cancelled only in the app.',
    scan: 'Scan this code with your phone or tablet to open the app.',
    code: (address: string) => `QR code of ${address}`,
    open: 'Open in app',
    help: 'Help with the mobile app',
    subscription: 'See your subscription',
  },
  contact: 'Contact us',
};
