import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Texts of the drawers over the chart: a profile, adding a relative, searching records for a person. */
export const drawerTexts = {
  noPeople: 'This tree has no people yet',
  loading: 'Loading profile',
  failed: 'We could not open this profile',
  noSection: 'This profile has no such section',
};

export const recordSearchTexts = {
  form: 'Search records',
  introduction: 'Filled in from your tree. Change anything before you search.',
  firstNames: 'First names',
  surname: 'Surname',
  year: 'Year of birth',
  years: 'Give or take',
  yearsChoice: (years: number) => (years === 0 ? 'Exactly' : `± ${countInWords(years, 'year')}`),
  notAYear: 'Enter a year of four digits, such as 1841.',
  place: 'Place',
  placePlaceholder: 'Town or parish',
  search: 'Search records',
  hidden: 'This person may be living, so we do not search records for them',
};
