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
