import { routeDescriptions } from './routeDescriptions.ts';
import { siteRoutes } from './siteRoutes.ts';

describe('the route table', () => {
  it('names every page once', () => {
    const ids = siteRoutes.map((route) => route.id);
    expect(new Set(ids).size).toBe(ids.length);
    const patterns = siteRoutes.map((route) => route.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('writes out the first segment of every page, by which the router reads an area', () =>
    expect(siteRoutes.filter(({ pattern }) => /^\/[^/]*[:*?]/u.test(pattern))).toEqual([]));

  it('gives every page a title and one sentence of description', () => {
    expect(Object.keys(routeDescriptions).sort()).toEqual(siteRoutes.map(({ id }) => id).sort());
    for (const { title } of siteRoutes) expect(title).toMatch(/^\S.*\S$/);
    for (const description of Object.values(routeDescriptions)) {
      expect(description).toMatch(/^\p{Lu}.*\.$/u);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
