/** Drawers over the chart. */
export const drawerTexts = {
  loading: (title: string) => `Loading ${title}`,
  ownerOnly: 'Only the owner of this tree can do this',
  readOnly: 'You can look at this tree, but not change it',
};
