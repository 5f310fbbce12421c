/** `/help/contact`. */
export const contactTexts = {
  title: 'Contact us',
  lead: 'Search the articles first: most questions have an answer there.',
  email: 'By email',
  emailText: 'Say what you were doing and what happened. We answer in the order that emails arrive.',
  write: (email: string) => `Email ${email}`,
  noEmail: 'This site has not published an address for support yet.',
  details: 'When something looks wrong',
  detailsText: 'Copy these details and paste them into your email. You see them first. They hold no names, passwords or words you typed.',
  copy: 'Copy details for support',
};
