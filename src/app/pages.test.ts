import { siteRoutes } from '#domain/routes/siteRoutes.ts';

import { pages } from './pages.ts';

describe('the pages of the site', () => {
  it('hang on routes that exist', () => {
    const known = new Set(siteRoutes.map(({ id }) => id));
    expect(Object.keys(pages).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(Object.keys(pages))('%s can be loaded and exports a Component', async (id) => {
    expect(await pages[id]?.()).toMatchObject({ Component: expect.any(Function) });
  });
});
