import fc from 'fast-check';

import { METRICS, readMeasurement } from './metrics.ts';

const VITAL = { metricKey: 'web_vital_lcp', labels: { path: '/transcript' }, value: 812.5, action: 'observe' };

describe('readMeasurement', () => {
  it('takes a measure that is known, with the labels it has', () => {
    expect(readMeasurement(VITAL)).toEqual(VITAL);
    const crash = {
      metricKey: 'page_crash',
      labels: { path: '/other', kind: 'page-crash' },
      value: 1,
      action: 'observe',
    };
    expect(readMeasurement(crash)).toEqual(crash);
    const region = { metricKey: 'search_region', labels: { tag: 'overseas--unknown' }, value: 1, action: 'observe' };
    expect(readMeasurement(region)).toEqual(region);
    const subcategory = {
      metricKey: 'search_subcategory',
      labels: { name: 'results_subcategory_civil_births' },
      value: 1,
      action: 'observe',
    };
    expect(readMeasurement(subcategory)).toEqual(subcategory);
    expect(readMeasurement({ ...subcategory, labels: { name: 'results_subcategory_penrose' } })).toBeNull();
  });

  it.each([
    ['an unknown key', { ...VITAL, metricKey: 'web_vital_fid' }],
    ['a key that every object has', { ...VITAL, metricKey: 'constructor' }],
    ['an address with a name in it', { ...VITAL, labels: { path: '/1911-census/john-smith' } }],
    ['a missing label', { ...VITAL, labels: {} }],
    ['a label too many', { ...VITAL, labels: { path: '/', member: '41' } }],
    [
      'a word of its own',
      { metricKey: 'page_crash', labels: { path: '/', kind: 'mine' }, value: 1, action: 'observe' },
    ],
    ['a negative value', { ...VITAL, value: -1 }],
    ['a value nobody can believe', { ...VITAL, value: 1e12 }],
    ['no number', { ...VITAL, value: '812' }],
    ['another action', { ...VITAL, action: 'reset' }],
  ])('refuses %s', (_what, body) => {
    expect(readMeasurement(body)).toBeNull();
  });

  it('reads anything without failing, and lets only known keys through', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const read = readMeasurement(body);
        return read === null || Object.hasOwn(METRICS, read.metricKey);
      }),
    );
  });
});
