/** Partners, the federation of societies and its members. */
export const partnerTexts = {
  partners: 'Partners',
  federation: 'Family history federation',
  thisPartner: 'This partner',
  thisSociety: 'This society',
  all: 'Our partners',
  others: 'Other partners',
  societies: 'Member societies',
  otherSocieties: 'Other member societies',
  failed: 'We couldn’t fetch the partners',
  none: 'No partners yet',
  noSocieties: 'No member societies yet',
  noneText: 'They will be listed here once they share their work on this site.',
};
