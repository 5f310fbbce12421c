import { Transform } from 'node:stream';

/** A file has more bytes than it may have. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

/** Lets so many bytes through; the one after them fails with FileTooLarge. @param onChunk - sees each chunk that went through */
export function atMost(mostBytes: number, onChunk: (chunk: Buffer) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(new FileTooLarge('A file is larger than it may be.'));
      onChunk(chunk);
      return done(null, chunk);
    },
  });
}
