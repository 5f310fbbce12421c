/** Pages of the site itself. */
export const systemTexts = {
  home: 'Back to homepage',
  siteMap: 'Site map',
  siteMapText: 'Every page that is open to everyone.',
  legacyLoading: 'Going to the legacy site',
  legacy: 'A page of the legacy site',
  legacyWould: (path: string) => `This page would redirect to ${path} on the legacy site.`,
};
