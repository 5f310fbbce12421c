/** Tables of a font by their four letters. */
type FontTables = ReadonlyMap<string, Uint8Array>;

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

async function inflated(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(Uint8Array.from(data)).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Reads the tables of a font in a WOFF file (W3C WOFF 1.0).
 * @throws Error where the file is no such font
 */
async function readWoff(file: Uint8Array): Promise<FontTables> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER || view.getUint32(0) !== SIGNATURE) throw new Error('Not a WOFF font');
  const tables = new Map<string, Uint8Array>();
  for (let at = HEADER, count = view.getUint16(12); count > 0; count -= 1, at += ENTRY) {
    const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const data = file.subarray(offset, offset + packed);
    tables.set(String.fromCharCode(...file.subarray(at, at + 4)), packed < length ? await inflated(data) : data);
  }
  return tables;
}

/** A TrueType font as a PDF embeds it. Lengths are thousandths of the size. */
export interface EmbeddedFont {
  /** As the PDF calls it: letters, digits and hyphens. */
  name: string;
  /** The whole font as a TrueType file. */
  file: Uint8Array;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  /** Advances by glyph. */
  widths: readonly number[];
  /** Glyphs by code point. */
  glyphs: ReadonlyMap<number, number>;
}

/** Tables that a PDF needs; those for layout by other programs are left out. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

const viewOf = (tables: FontTables, tag: string): DataView => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
};

/** Code points of a subtable of format 4: the letters of every script a reader's names are likely to have. */
export function readSegments(view: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = view.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + count * 2];
  const [deltas, ranges] = [starts + count * 2, starts + count * 4];
  for (let segment = 0; segment < count; segment += 1) {
    const [end, start, delta, range] = [ends, starts, deltas, ranges].map((base) =>
      view.getUint16(base + segment * 2),
    ) as [number, number, number, number];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = range === 0 ? code : view.getUint16(ranges + segment * 2 + range + (code - start) * 2);
      const glyph = range !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph > 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function readGlyphs(tables: FontTables): Map<number, number> {
  const view = viewOf(tables, 'cmap');
  for (let index = 0, count = view.getUint16(2); index < count; index += 1) {
    const at = view.getUint32(4 + index * 8 + 4);
    if (view.getUint16(at) === 4) return readSegments(view, at);
  }
  throw new Error('The font has no table of glyphs');
}

/** Tables as a TrueType file; checksums are nothing that a reader of PDF looks at. */
function toTrueType(tables: FontTables): Uint8Array {
  const listed = KEPT.flatMap((tag) => {
    const data = tables.get(tag);
    return data ? [{ tag, data }] : [];
  });
  const power = 2 ** Math.floor(Math.log2(listed.length));
  const header = 12 + listed.length * 16;
  const file = new Uint8Array(listed.reduce((sum, { data }) => sum + Math.ceil(data.length / 4) * 4, header));
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  [listed.length, power * 16, Math.log2(power), (listed.length - power) * 16].forEach((value, index) =>
    view.setUint16(4 + index * 2, value),
  );
  let offset = header;
  listed.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16;
    file.set(
      Array.from(tag, (letter) => letter.charCodeAt(0)),
      at,
    );
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    file.set(data, offset);
    offset += Math.ceil(data.length / 4) * 4;
  });
  return file;
}

/**
 * Reads a TrueType font from a WOFF file, ready to be embedded.
 * @param name - what the PDF calls it
 * @throws Error where the file is no such font
 */
export async function readFont(woff: Uint8Array, name: string): Promise<EmbeddedFont> {
  const tables = await readWoff(woff);
  const [head, hhea, maxp, hmtx] = ['head', 'hhea', 'maxp', 'hmtx'].map((tag) => viewOf(tables, tag)) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const share = 1000 / head.getUint16(18);
  const widthCount = hhea.getUint16(34);
  const widths = Array.from({ length: maxp.getUint16(4) }, (_glyph, glyph) =>
    Math.round(hmtx.getUint16(Math.min(glyph, widthCount - 1) * 4) * share),
  );
  const box = [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * share)) as [number, number, number, number];
  return {
    name,
    file: toTrueType(tables),
    ascent: Math.round(hhea.getInt16(4) * share),
    descent: Math.round(hhea.getInt16(6) * share),
    box,
    widths,
    glyphs: readGlyphs(tables),
  };
}
