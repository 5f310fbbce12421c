import { UserError } from '#server/platform/config/UserError.ts';

/** First words of every archive, to recognise any other file at once. */
const MAGIC = 'muniment-archive';
const VERSION = 1;

/** The head of an archive. */
export interface Manifest {
  /** ISO 8601, UTC. */
  exportedAt: string;
  /** The schema the tables are in: migrations as they had been applied. */
  migrations: { name: string; checksum: string }[];
  /** Estimated rows of all tables, for a progress bar. */
  estimatedRows: number;
}

/** One table's rows follow, in the text format of COPY. */
export interface TableHead {
  table: string;
  columns: string[];
}

/** The end of an archive; without it the archive is cut off. */
export interface Trailer {
  rows: Record<string, number>;
  /** Last value handed out by each sequence that was ever used. */
  sequences: Record<string, number>;
}

/**
 * The frames of an archive, which is then gzipped: each starts with a letter and a length in four bytes, big-endian.
 * M manifest, T table, D data of that table, E end; M, T and E hold JSON.
 */
export type Frame =
  | { kind: 'M'; body: Manifest }
  | { kind: 'T'; body: TableHead }
  | { kind: 'D'; body: Buffer }
  | { kind: 'E'; body: Trailer };

const HEAD_BYTES = 5;
const CUT_OFF = 'The archive is cut off.';

/** A frame as bytes; the manifest's is preceded by the name of the format. */
export function encodeFrame({ kind, body }: Frame): Buffer {
  const bytes = kind === 'D' ? body : Buffer.from(JSON.stringify(body));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([...(kind === 'M' ? [Buffer.from(`${MAGIC} ${VERSION}\n`)] : []), head, bytes]);
}

/** Hands out a stream's bytes in the pieces asked for. */
function byteReader(chunks: AsyncIterator<Buffer>) {
  let rest: Buffer = Buffer.alloc(0);
  /** Null at the end; throws when the end comes in the middle. */
  return async (length: number): Promise<Buffer | null> => {
    const parts = [rest];
    let have = rest.length;
    while (have < length) {
      const next = await chunks.next();
      if (next.done) break;
      parts.push(next.value);
      have += next.value.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    if (have === 0 && length > 0) return null;
    if (have < length) throw new UserError(CUT_OFF);
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new UserError('The archive is damaged.');
  }
}

/**
 * Reads frames one by one. What they are read from is let go of with the last one, or where their reader stops.
 *
 * @throws UserError when the bytes are no archive, are of a later format, or end too early.
 */
export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const chunks = source[Symbol.asyncIterator]();
  const read = byteReader(chunks);
  try {
    // A file shorter than the name of the format is no archive; why else it can't be read is said by who reads it.
    const magic = await read(MAGIC.length + 3).catch((error: Error) => {
      if (error.message !== CUT_OFF) throw error;
      return null;
    });
    const [, version] = /^muniment-archive (\d)\n$/.exec(magic?.toString('latin1') ?? '') ?? [];
    if (version === undefined) throw new UserError('The file is no archive of a Muniment site.');
    if (Number(version) > VERSION) throw new UserError(`The archive has format ${version}, from a newer Muniment.`);
    for (;;) {
      const head = await read(HEAD_BYTES);
      if (head === null) throw new UserError(CUT_OFF);
      const kind = head.toString('latin1', 0, 1);
      const body = (await read(head.readUInt32BE(1))) ?? Buffer.alloc(0);
      if (kind === 'D') yield { kind, body };
      else if (kind === 'M' || kind === 'T' || kind === 'E') yield { kind, body: parse(body) } as Frame;
      else throw new UserError('The archive is damaged.');
      if (kind === 'E') return;
    }
  } finally {
    await chunks.return?.();
  }
}
