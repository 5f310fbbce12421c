import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { pages } from './pages.generated.ts';

describe('the pages of the site', () => {
  it('are those of the routes, no more and no fewer; what only leads elsewhere has none', () => {
    expect(Object.keys(pages).sort()).toEqual(
      siteRoutes
        .filter(({ redirect }) => !redirect)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each(Object.keys(pages))('%s can be loaded and exports a Component', async (id) => {
    expect(await pages[id]?.()).toMatchObject({ Component: expect.any(Function) });
  });
});
