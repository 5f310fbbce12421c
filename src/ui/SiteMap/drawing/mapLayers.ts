import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

import type { MapColours } from './mapColours.ts';

/** Weight and slant are read from the first name of a stack; the family itself is the second. */
const FONTS = {
  regular: ['Inter Variable'],
  bold: ['Inter Variable Semibold', 'Inter Variable'],
  italic: ['Inter Variable Italic', 'Inter Variable'],
};

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

type Layout = NonNullable<SymbolLayerSpecification['layout']>;

const label = (
  id: string,
  source: string,
  kind: string,
  layout: Layout,
  colour: string,
  halo: string,
): SymbolLayerSpecification => ({
  id,
  source,
  type: 'symbol',
  filter: ['all', isKind(kind), ['<=', ['get', 'from'], ['zoom']]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONTS.regular,
    'symbol-sort-key': ['get', 'rank'],
    'text-padding': 3,
    ...layout,
  },
  paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
});

const towns = (source: string, { text, mutedText, land }: MapColours): LayerSpecification[] => [
  {
    id: `${source} dots`,
    source,
    type: 'circle',
    filter: ['all', isKind('town'), ['<=', ['get', 'from'], ['zoom']]],
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 1.4, 10, 2.2],
      'circle-color': mutedText,
      'circle-opacity': 0.7,
    },
  },
  label(
    `${source} names`,
    source,
    'town',
    {
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        5,
        ['interpolate', ['linear'], ['get', 'rank'], 0, 13, 200, 10.5],
        12,
        ['interpolate', ['linear'], ['get', 'rank'], 0, 18, 1_200, 13],
      ],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.45,
      'text-justify': 'auto',
    },
    text,
    land,
  ),
];

/**
 * How near a map may be for what was measured less exactly than a coast: half of it is then within two pixels of its
 * place (docs/data-sources.md). It fades over the half zoom before, so that nothing vanishes at once.
 */
const NEAREST = { county: 6, river: 7.4, lake: 8.4 };

/** From here on a map shows nothing of the overview. */
export const OVERVIEW_ZOOM = Math.max(...Object.values(NEAREST));

const fading = (part: keyof typeof NEAREST, opacity: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  NEAREST[part] - 0.5,
  opacity,
  NEAREST[part],
  0,
];

/** Lakes, rivers, and the borders of counties and nations, drawn broad and soft, since they are known to a mile. */
export const overviewLayers = ({ sea, water, border }: MapColours): LayerSpecification[] => [
  {
    id: 'lakes',
    source: 'overview',
    type: 'fill',
    filter: isKind('lake'),
    maxzoom: NEAREST.lake,
    paint: { 'fill-color': sea, 'fill-opacity': fading('lake', 1) },
  },
  {
    id: 'shores',
    source: 'overview',
    type: 'line',
    filter: isKind('lake'),
    maxzoom: NEAREST.lake,
    paint: { 'line-color': water, 'line-width': 0.7, 'line-opacity': fading('lake', 0.55) },
  },
  {
    id: 'rivers',
    source: 'overview',
    type: 'line',
    filter: isKind('river'),
    maxzoom: NEAREST.river,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': water,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 7, 1.5],
      'line-opacity': fading('river', 0.55),
    },
  },
  {
    id: 'county borders',
    source: 'overview',
    type: 'line',
    filter: isKind('county'),
    maxzoom: NEAREST.county,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': border, 'line-width': 1.5, 'line-blur': 0.6, 'line-opacity': fading('county', 0.55) },
  },
  {
    id: 'nation borders',
    source: 'overview',
    type: 'line',
    filter: isKind('nation'),
    maxzoom: NEAREST.county,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': border, 'line-width': 2.6, 'line-blur': 0.8, 'line-opacity': fading('county', 0.75) },
  },
];

/** Sea, land, what lies on the land, coast and border. */
export const groundLayers = (
  { sea, land, abroad, coast, border }: MapColours,
  onLand: readonly LayerSpecification[],
): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': sea } },
  { id: 'abroad', source: 'land', type: 'fill', filter: isKind('abroad'), paint: { 'fill-color': abroad } },
  { id: 'land', source: 'land', type: 'fill', filter: isKind('land'), paint: { 'fill-color': land } },
  ...onLand,
  {
    id: 'coast',
    source: 'land',
    type: 'line',
    filter: ['!=', ['get', 'kind'], 'border'],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 12, 1.6] },
  },
  {
    id: 'border',
    source: 'land',
    type: 'line',
    filter: isKind('border'),
    paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [3, 3] },
  },
];

/** Names of seas, nations, counties and towns; towns named later give way to towns named before. */
export const nameLayers = (colours: MapColours, hasVillages: boolean): LayerSpecification[] => [
  label(
    'seas',
    'labels',
    'sea',
    { 'text-font': FONTS.italic, 'text-size': 13, 'text-letter-spacing': 0.12, 'text-max-width': 6 },
    colours.seaText,
    colours.sea,
  ),
  ...(hasVillages ? towns('villages', colours) : []),
  {
    ...label(
      'counties',
      'labels',
      'county',
      {
        'text-font': FONTS.bold,
        'text-size': 11,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.16,
        'text-max-width': 8,
      },
      colours.mutedText,
      colours.land,
    ),
    maxzoom: 10.5,
  },
  ...towns('labels', colours),
  {
    ...label(
      'nations',
      'labels',
      'nation',
      { 'text-font': FONTS.bold, 'text-size': 14, 'text-transform': 'uppercase', 'text-letter-spacing': 0.24 },
      colours.mutedText,
      colours.land,
    ),
    maxzoom: 6.4,
  },
];

/** A circle on the map: its ground shaded, its edge drawn. */
export const circleLayers = ({ brand }: MapColours): LayerSpecification[] => [
  { id: 'circle', source: 'circle', type: 'fill', paint: { 'fill-color': brand, 'fill-opacity': 0.14 } },
  { id: 'circle edge', source: 'circle', type: 'line', paint: { 'line-color': brand, 'line-width': 2 } },
];
