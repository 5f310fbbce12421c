/** Tables of a font by their four letters. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

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
export async function readWoff(file: Uint8Array): Promise<FontTables> {
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
