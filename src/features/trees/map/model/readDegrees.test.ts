import { readDegrees, writeDegrees } from './readDegrees.ts';

describe('readDegrees', () => {
  it.each([
    ['50.42', '-4.8', { latitude: 50.42, longitude: -4.8 }, []],
    [' 50,42 ', '0', { latitude: 50.42, longitude: 0 }, []],
    ['', '1', null, ['latitude']],
    ['91', '181', null, ['latitude', 'longitude']],
    ['north', '1', null, ['latitude']],
  ])('reads %s and %s', (latitude, longitude, position, faulty) => {
    const read = readDegrees({ latitude, longitude });
    expect(read.position).toEqual(position);
    expect(Object.keys(read.errors)).toEqual(faulty);
  });

  it('reads what it writes', () => expect(readDegrees(writeDegrees({ latitude: 50.4, longitude: -4.8 })).position).toEqual({ latitude: 50.4, longitude: -4.8 }));
});
