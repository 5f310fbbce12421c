import fc from 'fast-check';

import { isNormalisedPath } from '#domain/kernel/routes/normalisedPath.ts';

import { readPageView } from './readPageView.ts';

const VIEW = {
  type: 'page-view',
  source: 'web',
  pathname: '/search/results',
  query: 'lastname=pinch&lastname_variants=true&Mary%20Pinch=1&lastname=x&also=2',
};

describe('readPageView', () => {
  it('keeps the pattern of the page and the known keys of the query, never a value', () => {
    expect(readPageView({ ...VIEW, memberId: 41 })).toEqual({
      source: 'web',
      path: '/search/results',
      queryKeys: ['lastname', 'lastname_variants', 'other'],
    });
  });

  it('keeps the pattern of an address that holds a name', () => {
    expect(readPageView({ ...VIEW, pathname: '/record-sets/MARY-PINCH', query: '' })).toEqual({
      source: 'web',
      path: '/record-sets/:recordSetId',
      queryKeys: [],
    });
  });

  it.each([null, 'page', {}, { ...VIEW, type: 'click' }, { ...VIEW, pathname: 3 }, { ...VIEW, query: null }])(
    'refuses %j',
    (body) => {
      expect(readPageView(body)).toBeNull();
    },
  );

  it('lets nothing of an address through', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (pathname, query) => {
        const kept = readPageView({ ...VIEW, pathname, query });
        return kept === null || (isNormalisedPath(kept.path) && kept.queryKeys.length <= 20);
      }),
    );
  });
});
