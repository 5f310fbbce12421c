/** Pixels of the screen for a pixel of a tile, at least; coarser levels are drawn enlarged. OpenSeadragon’s own. */
const LEAST_RATIO = 0.5;

/** How large a pixel of a level is; the types name another argument. */
type RatioOfLevel = (level: number) => { x: number; y: number };

/**
 * Has an image asked for the tiles of its view alone: those of coarser levels, which they cover, take a third of the
 * line.
 *
 * @param item - an image in the view in which it is seen first, or in another before that one was drawn
 * @param coarsest - the level that it has its coarsest tiles on
 * @returns has coarser tiles asked for again, so that something is to be seen wherever the reader goes
 */
export function prioritiseSharpTiles(
  viewport: OpenSeadragon.Viewport,
  item: OpenSeadragon.TiledImage,
  coarsest: number,
): () => void {
  const { source } = item;
  const ratioOf = source.getPixelRatio.bind(source) as unknown as RatioOfLevel;
  const isTooFine = (level: number) =>
    viewport.deltaPixelsFromPointsNoRotate(ratioOf(level) as OpenSeadragon.Point, true).x * item.getBounds(true).width <
    LEAST_RATIO;
  let level = source.maxLevel;
  while (level > coarsest && isTooFine(level)) level -= 1;
  source.minLevel = level;
  return () => {
    source.minLevel = coarsest;
  };
}

/** As much of a tile of OpenSeadragon as says where it is drawn, in CSS pixels. */
interface PlacedTile {
  position: { x: number; y: number };
  size: { x: number; y: number };
}

/** What places the tiles of an image; `overlap` is how many pixels of their neighbours the files of its tiles hold. */
interface TilePlacer {
  _positionTile: (tile: PlacedTile, overlap: number, ...rest: unknown[]) => void;
}

/** From a place to where it is on the screen, on a whole pixel. */
const onPixel = (place: number): number => Math.round(place * window.devicePixelRatio) / window.devicePixelRatio;

/**
 * OpenSeadragon draws each tile a pixel larger than it is, so that no gap shows beside it: it is stretched, and covers
 * a row of its neighbour. Tiles whose edges are on whole pixels of the screen have neither a gap nor anything in
 * common.
 *
 * @param image - one of OpenSeadragon’s, whose types do not name what places its tiles
 */
export function layTilesEdgeToEdge(image: object): void {
  const placer = image as TilePlacer;
  const place = placer._positionTile;
  placer._positionTile = (tile, _overlap, ...rest) => {
    // Only tiles without an overlap are enlarged.
    place.call(image, tile, 1, ...rest);
    const { position, size } = tile;
    const [right, bottom] = [onPixel(position.x + size.x), onPixel(position.y + size.y)];
    position.x = onPixel(position.x);
    position.y = onPixel(position.y);
    size.x = right - position.x;
    size.y = bottom - position.y;
  };
}
