/** Arrays a segment file may hold. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array;

type Kind = 'u8' | 'u16' | 'u32' | 'i16' | 'i32';

interface Entry {
  name: string;
  kind: Kind;
  /** Bytes from the start of the data. */
  at: number;
  /** In elements. */
  length: number;
}

interface Directory<Meta> {
  meta: Meta;
  entries: Entry[];
}

const VIEWS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i16: Int16Array, i32: Int32Array } as const;
const MAGIC = 0x4d4e5347;
const HEAD_BYTES = 16;
const align = (bytes: number): number => Math.ceil(bytes / 8) * 8;

const kindOf = (section: Section): Kind =>
  section instanceof Uint8Array
    ? 'u8'
    : section instanceof Uint16Array
      ? 'u16'
      : section instanceof Uint32Array
        ? 'u32'
        : section instanceof Int16Array
          ? 'i16'
          : 'i32';

const asBytes = (section: Section): Uint8Array =>
  new Uint8Array(section.buffer, section.byteOffset, section.byteLength);

/**
 * Lays named arrays out as one file: sixteen bytes of head, a directory in JSON, the arrays on eight-byte marks in the
 * machine's byte order (little-endian on every platform Node ships for).
 * @returns the pieces to write one after the other; nothing is copied.
 */
export function packSections<Meta>(meta: Meta, sections: ReadonlyMap<string, Section>): Uint8Array[] {
  const entries: Entry[] = [];
  let at = 0;
  for (const [name, section] of sections) {
    entries.push({ name, kind: kindOf(section), at, length: section.length });
    at = align(at + section.byteLength);
  }
  const directory = Buffer.from(JSON.stringify({ meta, entries } satisfies Directory<Meta>), 'utf8');
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(MAGIC, 0);
  head.writeUInt32LE(directory.length, 4);
  const pieces: Uint8Array[] = [head, directory, Buffer.alloc(align(directory.length) - directory.length)];
  for (const section of sections.values()) {
    pieces.push(asBytes(section));
    const rest = align(section.byteLength) - section.byteLength;
    if (rest > 0) pieces.push(Buffer.alloc(rest));
  }
  return pieces;
}

/**
 * Opens a packed file in place: the arrays are views of the given memory.
 * @throws Error when the bytes are not such a file. (Damage inside is found by its checksum, before.)
 */
export function openSections<Meta>(memory: ArrayBufferLike): {
  meta: Meta;
  section: (name: string) => Section;
  has: (name: string) => boolean;
} {
  const head = new DataView(memory, 0, Math.min(HEAD_BYTES, memory.byteLength));
  if (memory.byteLength < HEAD_BYTES || head.getUint32(0, true) !== MAGIC) throw new Error('Not a segment file');
  const length = head.getUint32(4, true);
  const text = Buffer.from(memory as ArrayBuffer)
    .subarray(HEAD_BYTES, HEAD_BYTES + length)
    .toString('utf8');
  const { meta, entries } = JSON.parse(text) as Directory<Meta>;
  const base = HEAD_BYTES + align(length);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    meta,
    has: (name) => byName.has(name),
    section(name) {
      const entry = byName.get(name);
      if (!entry) throw new Error(`Segment has no section ${name}`);
      return new VIEWS[entry.kind](memory as ArrayBuffer, base + entry.at, entry.length);
    },
  };
}
