/** What a TIFF says of itself that it should not. */
interface TiffFaults {
  width?: number;
  height?: number;
  /** How many strips it says it has. */
  strips?: number;
  stripOffset?: number;
  stripBytes?: number;
  channels?: number;
  bits?: number;
  /** Side of the tiles it says it has, in place of strips. */
  tileSide?: number;
  /** Where a further directory is said to be. */
  subIfd?: number;
  next?: number;
}

/** Bytes before the pixels. */
const HEAD = 300;

/** A grey TIFF of one strip that says of itself whatever is wanted; sound without any. */
export function tiff({
  width = 400,
  height = 600,
  strips = 1,
  stripOffset,
  stripBytes,
  channels = 1,
  bits = 8,
  tileSide,
  subIfd,
  next = 0,
}: TiffFaults): Buffer {
  const [SHORT, LONG] = [3, 4];
  const entries = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 1, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 1],
    [273, LONG, strips, stripOffset ?? HEAD],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, strips, stripBytes ?? 400 * 600],
    ...(tileSide === undefined
      ? []
      : [
          [322, LONG, 1, tileSide],
          [323, LONG, 1, tileSide],
          [324, LONG, 1, stripOffset ?? HEAD],
          [325, LONG, 1, stripBytes ?? 400 * 600],
        ]),
    ...(subIfd === undefined ? [] : [[330, LONG, 1, subIfd]]),
  ];
  const head = Buffer.alloc(HEAD);
  head.write('II', 0, 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag = 0, type = 0, count = 0, value = 0], at) => {
    head.writeUInt16LE(tag, 10 + at * 12);
    head.writeUInt16LE(type, 12 + at * 12);
    head.writeUInt32LE(count, 14 + at * 12);
    head.writeUInt32LE(value, 18 + at * 12);
  });
  head.writeUInt32LE(next, 10 + entries.length * 12);
  return Buffer.concat([head, Buffer.alloc(400 * 600, 0xee)]);
}
