import { AS_ONESELF, chartAddress, readChartReader, readChartRef } from './chartAddress.ts';

describe('addresses of charts', () => {
  it.each([
    ['fmp-1-2', { kind: 'person', personId: 'fmp-1-2' }],
    ['fmp-000000-1', { kind: 'person', personId: 'fmp-000000-000001' }],
    ['12', { kind: 'tree', ref: '12' }],
    ['fmp-1-undefined', { kind: 'broken' }],
    ['fmp-null-1', { kind: 'broken' }],
    ['unknown', { kind: 'broken' }],
    ['fmp-abc-1', { kind: 'missing' }],
    ['fmp-000000-abc', { kind: 'missing' }],
    ['fmp-1-2-3', { kind: 'missing' }],
    ['', { kind: 'missing' }],
  ])('reads %s', (text, expected) => expect(readChartRef(text)).toEqual(expected));

  it.each([
    [AS_ONESELF, '', '/tree/fmp-1-2/tree'],
    [AS_ONESELF, 'profile/facts', '/tree/fmp-1-2/tree/profile/facts'],
    [
      { isPublicView: true, publicTreeShareToken: 'a&b', viewAs: null },
      'hints',
      '/public-tree/fmp-1-2/tree/hints?publicTreeShareToken=a%26b',
    ],
    [
      { isPublicView: false, publicTreeShareToken: null, viewAs: 'VISITOR' as const },
      '',
      '/tree/fmp-1-2/tree?viewAs=visitor',
    ],
  ])('writes what it reads: %j %s', (reader, drawer, address) => {
    expect(chartAddress('fmp-1-2', drawer, reader)).toBe(address);
    const { pathname, search } = new URL(address, 'https://example.org');
    expect(readChartReader(pathname, search)).toEqual(reader);
  });
});
