import { issueAddress, newspaperAddress, placeAddress, yearAddress } from './newspaperAddresses.ts';

describe('addresses of newspapers', () => {
  it('name a newspaper, a year and an issue', () => {
    expect([
      newspaperAddress('the-statesman'),
      yearAddress('the-statesman', 1824),
      issueAddress('BL/0002647/18240217'),
    ]).toEqual([
      '/newspapers/title/the-statesman',
      '/newspapers/title/the-statesman/1824',
      '/newspapers/issue/BL/0002647/18240217',
    ]);
  });

  it.each([
    ['St Austell', 'Cornwall', '/newspapers/place/cornwall/st-austell'],
    ['London, England', 'Middlesex', '/newspapers/place/middlesex/london'],
    ['Llanrŵst', 'Denbighshire', '/newspapers/place/denbighshire/llanrwst'],
    [null, 'Cornwall', null],
    ['Redruth', null, null],
    ['??', 'Cornwall', null],
  ])('name a place: %s, %s', (placeName, county, address) => {
    expect(placeAddress({ placeName, county })).toBe(address);
  });
});
