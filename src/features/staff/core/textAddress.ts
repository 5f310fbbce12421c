/** Where a text is written. @param name - as its file would be called, without ending: `site/terms` */
export const textAddress = (name: string): string =>
  `/internal/content/text?${new URLSearchParams({ name }).toString()}`;
