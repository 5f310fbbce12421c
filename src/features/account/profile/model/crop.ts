/** Which part of a picture is kept. */
export interface Crop {
  /** 1 shows as much as a square can; `MAX_ZOOM` is the closest. */
  zoom: number;
  /** The square's place in the room it has: 0 is the left or top edge, 1 the right or bottom one. */
  x: number;
  y: number;
}

/** Width and height of a picture, in pixels. */
export interface PictureSide {
  width: number;
  height: number;
}

/** The closest a picture can be taken. */
export const MAX_ZOOM = 4;
/** The square a picture starts with: as large as can be, in the middle. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The crop with every number in its range. */
export const clampCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: between(1, zoom, MAX_ZOOM),
  x: between(0, x, 1),
  y: between(0, y, 1),
});

/** The square of the picture that a crop keeps, in pixels of the picture. It never reaches beyond an edge. */
export function squareOf(
  { width, height }: PictureSide,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/**
 * The crop after the picture was dragged under the frame.
 * @param moved - how far the pointer went, as a share of the frame's width: what was under it stays under it
 */
export function dragCrop(picture: PictureSide, crop: Crop, moved: { x: number; y: number }): Crop {
  const { side } = squareOf(picture, crop);
  const shift = (length: number, share: number) => (length > side ? (share * side) / (length - side) : 0);
  return clampCrop({
    ...crop,
    x: crop.x - shift(picture.width, moved.x),
    y: crop.y - shift(picture.height, moved.y),
  });
}
