export const typeaheadTexts = {
  clear: (label: string) => `Clear ${label}`,
  done: 'Done',
  loading: 'Loading suggestions',
};
