import type { MapColours } from './mapColours.ts';
import { OVERVIEW_ZOOM } from './mapLayers.ts';
import { mapStyle } from './mapStyle.ts';

const colours: MapColours = {
  sea: '#e8f1fb',
  land: '#ffffff',
  abroad: '#eeeeee',
  coast: '#999999',
  water: '#2a6db0',
  border: '#777777',
  text: '#000000',
  mutedText: '#555555',
  seaText: '#1b528a',
  brand: '#4433aa',
};
const layersOf = (content: Partial<Parameters<typeof mapStyle>[0]>) =>
  mapStyle({ colours, hasOverview: true, hasVillages: true, ...content }).layers;

describe('the style of a map', () => {
  it('names each layer once', () => {
    const ids = layersOf({}).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws rivers, lakes and borders of counties over the land and under coast and names', () => {
    const ids = layersOf({}).map(({ id }) => id);
    const order = [
      'sea',
      'land',
      'lakes',
      'rivers',
      'county borders',
      'nation borders',
      'coast',
      'counties',
      'labels names',
    ];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });

  it('draws none of them from where they would be more than two pixels off', () => {
    const drawn = layersOf({}).filter((layer) => 'source' in layer && layer.source === 'overview');
    expect(drawn.map(({ maxzoom }) => maxzoom ?? Infinity).every((zoom) => zoom <= OVERVIEW_ZOOM)).toBe(true);
    expect(drawn.find(({ id }) => id === 'county borders')?.maxzoom).toBe(6);
  });

  it('asks for them only where a map shows some of them', () => {
    expect(Object.keys(mapStyle({ colours, hasOverview: false, hasVillages: false }).sources)).toEqual([
      'land',
      'labels',
    ]);
    expect(layersOf({ hasOverview: false }).some((layer) => 'source' in layer && layer.source === 'overview')).toBe(
      false,
    );
  });
});
