import type { Readable } from 'node:stream';

const PART = /^[a-z0-9][a-z0-9._-]{0,99}$/u;
const MOST_PARTS = 6;

/**
 * The key, if it is one of ours: parts of small letters, digits, dots, hyphens and underscores, joined by slashes.
 * @throws Error for any other, so that no key leads out of the store
 */
export function fileKey(key: string): string {
  const parts = key.split('/');
  if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part)))
    throw new Error('A key of the file store is not one of ours.');
  return key;
}

/** Part of a file: bytes from the first to the last, both counted from 0 and included. */
export interface ByteRange {
  from: number;
  to: number;
}

/** A file as a listing names it. */
export interface StoredFile {
  key: string;
  bytes: number;
}

/** What is written, and how much it may be. */
export interface WriteOptions {
  /** One byte more rejects with FileTooLarge. */
  mostBytes: number;
  /**
   * No other user of this machine may read it. Default: as the machine's rules say, so that imports may run as another
   * user than the site.
   */
  isPrivate?: boolean;
}

/**
 * Where the site keeps files that members and operators gave it and that cannot be made again. Every copy of the server
 * sees the same files.
 *
 * A key is a path of ours such as `images/ab/abcd….tif`; a name that a person typed never is one. What is stored under
 * a key does not change: it is written once, or again with the same bytes.
 */
export interface FileStore {
  /**
   * Stores a file, whole or not at all, with no more of it in memory than a chunk.
   * @returns its bytes
   * @throws FileTooLarge; whatever the source fails with; an Error where the store cannot be reached
   */
  write(key: string, source: Readable | Buffer, options: WriteOptions): Promise<number>;
  /**
   * A file or a part of it, as a stream that the caller reads to its end or destroys. Null where there is none. A range
   * that starts behind the end is empty.
   */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Bytes of a file; null where there is none. */
  sizeOf(key: string): Promise<number | null>;
  /**
   * Where this machine has the file, for programs and libraries that read by path; a store elsewhere keeps a copy
   * within a budget and checks it by its digest. No one may write to it. Null where there is none.
   */
  pathOf(key: string): Promise<string | null>;
  /**
   * Works on a file by path; a store elsewhere fetches it for that alone and leaves nothing behind. Null, without any
   * work, where there is none.
   */
  withPath<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result | null>;
  /** Files whose keys start with this, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Deletes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Whether the store can be written to and read. @throws UserError that says what to do */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): void;
}
