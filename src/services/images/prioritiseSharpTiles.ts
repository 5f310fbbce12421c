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
