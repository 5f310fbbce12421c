import { readPosition, writeDegrees } from '#domain/places/maps/readDegrees.ts';

import { checkPin } from './checkPin.ts';

it.each([
  ['50.42', '-4.8', { latitude: 50.42, longitude: -4.8 }, []],
  [' 50,42 ', '0', { latitude: 50.42, longitude: 0 }, []],
  ['', '1', null, ['latitude']],
  ['91', '181', null, ['latitude', 'longitude']],
  ['north', '1', null, ['latitude']],
])('reads %s and %s, and the form refuses what is no position', async (latitude, longitude, position, faulty) => {
  expect(readPosition({ latitude, longitude })).toEqual(position);
  expect(Object.keys(await checkPin({ latitude, longitude }))).toEqual(faulty);
});

it('reads what it writes', () =>
  expect(readPosition(writeDegrees({ latitude: 50.4, longitude: -4.8 }))).toEqual({ latitude: 50.4, longitude: -4.8 }));
