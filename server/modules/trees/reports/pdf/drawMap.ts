import type { Position } from '#domain/places/gazetteer/distance.ts';
import { clusterPlaces } from '#domain/places/maps/clusterPlaces.ts';
import { fitMap, type FittedMap } from '#domain/places/maps/fitMap.ts';
import { ISLES_BOUNDS, isWithin } from '#domain/places/maps/mapBounds.ts';
import { placeLabels } from '#domain/places/maps/placeLabels.ts';
import { type BaseMap, type MapLine, readBaseMap } from '#server/engines/maps/readBaseMap.ts';
import { numberedRow, STYLES, drawTagged, within } from '#server/engines/pdf/elements.ts';
import { type Element, type Flow, INK, PAGE, TEXT_WIDTH } from '#server/engines/pdf/flow.ts';
import { fontFile } from '#server/engines/pdf/fontFaces.ts';

import { pagesInWords } from './backMatter.ts';

/** A place that a book names, under all its spellings. */
export interface MapPlace {
  name: string;
  position: Position;
  pages: ReadonlySet<number>;
}

const ROOM = { width: TEXT_WIDTH, leastHeight: 260, mostHeight: 470, margin: 34 };
const COLOURS = {
  sea: '#e9eff3',
  land: '#faf8f2',
  abroad: '#eeebe3',
  coast: '#8d8d86',
  lake: '#dbe5ec',
  river: '#b4c6d3',
  county: '#c9c3b4',
  nation: '#a39c8a',
  disc: '#8c2f25',
} as const;
const RADIUS = 6.2;
/** Points that lie this near each other are drawn as one. */
const NEAREST_POINTS = 0.35;
const LABEL = { size: 7.6, height: 9 } as const;
const NUMBER_SIZE = 6.8;
const HANG = 20;
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Adds a line to the path of the document, without the points that no one could tell apart. */
function trace(
  { doc }: Flow,
  line: MapLine,
  pointAt: (longitude: number, latitude: number) => { x: number; y: number },
  isRing: boolean,
): void {
  let last: { x: number; y: number } | null = null;
  for (const [longitude = 0, latitude = 0] of line) {
    const point = pointAt(longitude, latitude);
    if (last === null) doc.moveTo(point.x, point.y);
    else if (Math.hypot(point.x - last.x, point.y - last.y) < NEAREST_POINTS) continue;
    else doc.lineTo(point.x, point.y);
    last = point;
  }
  if (isRing) doc.closePath();
}

/** Whether a line may be seen on the map: the box around it meets the drawing. */
function isSeen(line: MapLine, { width, height, project }: FittedMap): boolean {
  const longitudes = line.map(([longitude = 0]) => longitude);
  const latitudes = line.map(([, latitude = 0]) => latitude);
  const [corner, opposite] = [
    project({ latitude: Math.max(...latitudes), longitude: Math.min(...longitudes) }),
    project({ latitude: Math.min(...latitudes), longitude: Math.max(...longitudes) }),
  ];
  return corner.x <= width && opposite.x >= 0 && corner.y <= height && opposite.y >= 0;
}

function drawGround(flow: Flow, base: BaseMap, map: FittedMap, top: number): void {
  const { doc } = flow;
  const pointAt = (longitude: number, latitude: number) => {
    const { x, y } = map.project({ latitude, longitude });
    return { x: PAGE.side + x, y: top + y };
  };
  const areas = (polygons: BaseMap['land'], fill: string, edge: string) => {
    for (const [outer, ...holes] of polygons) {
      if (!outer || !isSeen(outer, map)) continue;
      for (const ring of [outer, ...holes]) trace(flow, ring, pointAt, true);
      doc.lineWidth(0.5).fillAndStroke(fill, edge, 'even-odd');
    }
  };
  const strokes = (lines: readonly MapLine[], colour: string, width: number, dash: number | null) => {
    if (dash !== null) doc.dash(dash, { space: dash });
    for (const line of lines) {
      if (!isSeen(line, map)) continue;
      trace(flow, line, pointAt, false);
      doc.lineWidth(width).stroke(colour);
    }
    if (dash !== null) doc.undash();
  };
  doc.rect(PAGE.side, top, map.width, map.height).fill(COLOURS.sea);
  areas(base.abroad, COLOURS.abroad, COLOURS.coast);
  areas(base.land, COLOURS.land, COLOURS.coast);
  areas(base.lakes, COLOURS.lake, COLOURS.river);
  strokes(base.rivers, COLOURS.river, 0.6, null);
  strokes(base.counties, COLOURS.county, 0.6, 2);
  strokes(base.nations, COLOURS.nation, 0.8, 3);
}

/** A disc of the map with what is there, the place most often named first. */
interface Spot {
  places: readonly MapPlace[];
  x: number;
  y: number;
}

function drawSpots(flow: Flow, spots: readonly Spot[], map: FittedMap, top: number): void {
  const { doc } = flow;
  const names = spots.map(({ places }) => places[0]?.name.split(',')[0] ?? '');
  const widthOf = (text: string, size: number) => flow.measure(text, fontFile('regular', text), size);
  const labels = placeLabels(
    spots.map(({ x, y }, at) => ({
      x,
      y,
      radius: RADIUS,
      labelWidth: widthOf(names[at] ?? '', LABEL.size),
      labelHeight: LABEL.height,
    })),
    map,
  );
  spots.forEach(({ x, y }, at) => {
    doc
      .circle(PAGE.side + x, top + y, RADIUS)
      .lineWidth(0.7)
      .fillAndStroke(COLOURS.disc, '#ffffff');
    const number = String(at + 1);
    doc.fillColor('#ffffff');
    flow.at(
      number,
      { size: NUMBER_SIZE, face: 'bold', leading: NUMBER_SIZE },
      PAGE.side + x - flow.measure(number, fontFile('bold', number), NUMBER_SIZE) / 2,
      top + y + NUMBER_SIZE * 0.35,
    );
    doc.fillColor(INK);
    const label = labels[at];
    if (label)
      flow.at(
        names[at] ?? '',
        { size: LABEL.size, face: 'regular', leading: LABEL.height },
        PAGE.side + label.x,
        top + label.y + LABEL.height * 0.78,
      );
  });
}

/** Names with their pages, as an index has them. */
const withPages = (places: readonly MapPlace[]): string =>
  places.map(({ name, pages }) => `${name}  ${pagesInWords(pages)}`).join('; ');

function drawKey(flow: Flow, parent: Element, spots: readonly Spot[]): void {
  within(flow, parent, 'L', (list) => {
    for (const [at, { places }] of spots.entries()) {
      flow.room(STYLES.note.leading);
      numberedRow(flow, list, { text: String(at + 1), style: { ...STYLES.note, face: 'bold' }, width: HANG }, (item) =>
        drawTagged(flow, item, 'LBody', () => flow.lines([{ text: withPages(places) }], STYLES.note, { left: HANG })),
      );
      flow.space(1);
    }
  });
}

/** Whether there is anything that a map could show. */
export const hasMap = (places: readonly MapPlace[]): boolean =>
  places.some(({ position }) => isWithin(ISLES_BOUNDS, position));

/**
 * Draws a map of the places of a book in Britain and Ireland: a number for each place, or several that lie together,
 * and below it what the numbers mean. Places elsewhere are named below.
 */
export function drawMap(flow: Flow, parent: Element, places: readonly MapPlace[]): void {
  const inside = places.filter(({ position }) => isWithin(ISLES_BOUNDS, position));
  const elsewhere = places
    .filter(({ position }) => !isWithin(ISLES_BOUNDS, position))
    .toSorted((one, other) => collator.compare(one.name, other.name));
  const map = fitMap(
    inside.map(({ position }) => position),
    ROOM,
  );
  const items = inside.map((place, at) => ({ id: String(at), ...place.position, count: place.pages.size, place }));
  const spots = clusterPlaces(items, map.zoom, RADIUS * 1.7)
    .map(({ items: held }): Spot => ({
      places: held.map(({ place }) => place),
      ...map.project(held[0]?.place.position ?? { latitude: 0, longitude: 0 }),
    }))
    .toSorted((one, other) => collator.compare(one.places[0]?.name ?? '', other.places[0]?.name ?? ''));
  flow.room(map.height + STYLES.note.leading * 4);
  const top = flow.y();
  const { doc } = flow;
  drawTagged(
    flow,
    parent,
    'Figure',
    () => {
      doc.save().rect(PAGE.side, top, map.width, map.height).clip();
      drawGround(flow, readBaseMap(), map, top);
      drawSpots(flow, spots, map, top);
      doc.restore();
      doc.rect(PAGE.side, top, map.width, map.height).lineWidth(0.6).stroke(COLOURS.nation);
      doc.fillColor(INK);
    },
    {
      alt: `A map of the places of this book. The list below it names each with its number, from 1 to ${spots.length}.`,
    },
  );
  flow.moveTo(top + map.height + 10);
  flow.columns(2);
  drawKey(flow, parent, spots);
  if (elsewhere.length > 0) {
    flow.space(6);
    drawTagged(flow, parent, 'P', () =>
      flow.lines([{ text: 'Elsewhere: ', style: 'name' }, { text: withPages(elsewhere) }], STYLES.note),
    );
  }
  flow.columns(1);
}
