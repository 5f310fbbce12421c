import { exploreAddress, panelAddress, readPanel, type ExplorePanel } from './exploreAddresses.ts';

const MAP = exploreAddress('7', 'fmp-7-1');

describe('addresses of the person map', () => {
  it.each<[string, ExplorePanel]>([
    ['/explore/7/fmp-7-1', { kind: 'facts' }],
    ['/explore/7/fmp-7-1/place/roche~50421_-4838', { kind: 'place', placeId: 'roche~50421_-4838' }],
    ['/explore/7/fmp-7-1/fact/f1', { kind: 'fact', fact: 'f1' }],
    ['/explore/7/fmp-7-1/fact/f1/edit', { kind: 'edit', fact: 'f1' }],
    ['/explore/7/fmp-7-1/fact/f1/edit/pin', { kind: 'pin', fact: 'f1' }],
    ['/explore/7/fmp-7-1/fact', { kind: 'add' }],
  ])('%s', (address, panel) => {
    expect(panelAddress(MAP, panel)).toBe(address);
    expect(
      readPanel(`${address}/`, {
        ...(panel.kind === 'place' && { placeId: panel.placeId }),
        ...('fact' in panel && { factId: panel.fact }),
      }),
    ).toEqual(panel);
  });
});
