/** `/maps`: the page around the map. Apart from texts.ts, since these words are part of the first load. */
export const mapPageTexts = {
  title: 'Map of records',
  documentTitle: (search: string) => `${search}: map`,
  list: 'Results as a list',
  allResults: 'Search results',
  edit: 'Edit search',
  search: 'Search',
  filters: 'Filters of this search',
};
