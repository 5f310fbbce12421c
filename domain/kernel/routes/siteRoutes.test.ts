import { internalRoutes } from './areas/internalRoutes.ts';
import { firstRoutes } from './firstRoutes.ts';
import { isStaffPath } from './isStaffPath.ts';
import { isTreePath } from './isTreePath.ts';
import { laterRoutes } from './laterRoutes.ts';
import { routeDescriptions } from './routeDescriptions.ts';
import { laterTreeRoutes } from './laterTreeRoutes.ts';
import { siteRoutes } from './siteRoutes.ts';

describe('the route table', () => {
  it('names every page once', () => {
    const ids = siteRoutes.map((route) => route.id);
    expect(new Set(ids).size).toBe(ids.length);
    const patterns = siteRoutes.map((route) => route.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('gives every page a title and one sentence of description', () => {
    expect(Object.keys(routeDescriptions).sort()).toEqual(siteRoutes.map(({ id }) => id).sort());
    for (const { title } of siteRoutes) expect(title).toMatch(/^\S.*\S$/);
    for (const description of Object.values(routeDescriptions)) {
      expect(description).toMatch(/^\p{Lu}.*\.$/u);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('has the pages of trees apart: their paths say so, and no other path does', () => {
    expect(laterTreeRoutes.filter(({ pattern }) => !isTreePath(pattern))).toEqual([]);
    expect([...firstRoutes, ...laterRoutes, ...internalRoutes].filter(({ pattern }) => isTreePath(pattern))).toEqual(
      [],
    );
    expect([isTreePath('/Tree/fmp-7-1/tree'), isTreePath('/search/tree')]).toEqual([true, false]);
  });

  it('has the pages of staff apart: their paths say so, and no other path does', () => {
    expect(internalRoutes.filter(({ pattern }) => !isStaffPath(pattern))).toEqual([]);
    expect([...firstRoutes, ...laterRoutes, ...laterTreeRoutes].filter(({ pattern }) => isStaffPath(pattern))).toEqual(
      [],
    );
    expect([isStaffPath('/Internal/features'), isStaffPath('/internals'), isStaffPath('/search/internal')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
