/** The question at the foot of a newcomer’s first page. */
export const bannerTexts = {
  title: 'Your privacy',
  text: 'We use essential cookies and browser storage. May we also use them to measure visits, show surveys and credit partner links?',
  policy: 'Cookies policy',
  accept: 'Accept all',
  refuse: 'Refuse all',
  choose: 'Choose',
};
