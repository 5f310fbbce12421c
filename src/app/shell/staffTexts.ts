/** Pages of staff, as the account menu names them. */
export const staffTexts = {
  features: 'Features',
  tickets: 'Support requests',
  messages: 'Messages to members',
  notices: 'Notices and help',
  support: 'Support files',
  security: 'Security events',
  moderation: 'Moderation',
  inApp: 'Messages in the browser',
  corrections: 'Corrections',
  clippings: 'Reported clippings',
  surveys: 'Leaving surveys',
  content: 'Texts of the site',
  jobs: 'Jobs',
  imports: 'Imports',
  gallery: 'Interface parts',
};
