/** Labels of what a census is searched by, as the catalogue has them. */
export const censusFieldTexts = {
  birthPlace: 'Birth place',
  occupation: 'Occupation',
  relationship: 'Relationship to head',
  memberFirstName: 'Another household member’s first name(s)',
  memberSurname: 'Another household member’s surname',
  keywords: 'Keywords',
};
