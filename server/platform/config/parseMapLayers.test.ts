import { readSettings } from './readSettings.ts';

const LAYER = {
  name: 'Six-inch',
  year: 1888,
  tiles: 'https://tiles.example.org/six/{z}/{x}/{y}.png',
  attribution: 'Maps of Example Library',
};
const layersOf = (...layers: readonly object[]) => readSettings({ MAP_LAYERS: JSON.stringify(layers) }).mapLayers;

describe('MAP_LAYERS', () => {
  it('is no map by default', () => expect(readSettings({}).mapLayers).toEqual([]));

  it('lists historical maps, the oldest first, with what was left out', () => {
    expect(layersOf({ ...LAYER, year: 1937, bounds: [-6, 50, 2, 59], maxZoom: 12 }, LAYER)).toEqual([
      { ...LAYER, bounds: null, maxZoom: 15 },
      { ...LAYER, year: 1937, bounds: [-6, 50, 2, 59], maxZoom: 12 },
    ]);
  });

  it('reads addresses of WMTS and rows counted from the south', () => {
    expect(
      layersOf({ ...LAYER, tiles: 'https://wmts.example.org/1888/default/g/{TileMatrix}/{TileRow}/{TileCol}.png' })[0]
        ?.tiles,
    ).toBe('https://wmts.example.org/1888/default/g/{z}/{y}/{x}.png');
    expect(layersOf({ ...LAYER, tiles: 'https://tms.example.org/{z}/{x}/{-y}.png' })[0]?.tiles).toContain('{-y}');
  });

  it.each([
    ['no JSON', 'nonsense', 'a list in JSON'],
    ['no list', '{}', 'a list in JSON'],
    ['an entry without a name', JSON.stringify([LAYER, { ...LAYER, name: '' }]), 'number 2 has no "name"'],
    ['a year in words', JSON.stringify([{ ...LAYER, year: 'old' }]), 'number 1 needs a "year"'],
    [
      'tiles without a row',
      JSON.stringify([{ ...LAYER, tiles: 'https://tiles.example.org/{z}/{x}.png' }]),
      'needs "tiles" with {z}, {x} and {y}',
    ],
    [
      'tiles over plain http',
      JSON.stringify([{ ...LAYER, tiles: 'http://tiles.example.org/{z}/{x}/{y}.png' }]),
      'https address',
    ],
    [
      'a host of many names',
      JSON.stringify([{ ...LAYER, tiles: 'https://{s}.example.org/{z}/{x}/{y}.png' }]),
      'https address',
    ],
    ['nobody it is from', JSON.stringify([{ ...LAYER, attribution: undefined }]), 'has no "attribution"'],
    ['a frame the wrong way round', JSON.stringify([{ ...LAYER, bounds: [2, 50, -6, 59] }]), '"bounds"'],
    ['a zoom nobody has', JSON.stringify([{ ...LAYER, maxZoom: 40 }]), '"maxZoom"'],
  ])('with %s is refused and says what is wrong', (_what, text, words) => {
    expect(() => readSettings({ MAP_LAYERS: text })).toThrow(words);
  });
});
