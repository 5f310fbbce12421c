export const paginationTexts = {
  next: 'Next page',
  page: 'Page ',
  previous: 'Previous page',
};
