import type { Readable } from 'node:stream';

/** What processes print, from the moment on that one listens. */
export interface Printed {
  /** Everything so far: whole lines, in the order in which they came. */
  output: () => string;
  /** Waits until it was printed: what `find` makes of everything so far. */
  printed: <Found>(find: (output: string) => Found | undefined) => Promise<Found>;
}

/** Longest start on a busy machine: a new database, the sample county and its index. */
const PATIENCE_MS = 240_000;

/** Listens to streams of one process or several. */
export function printedBy(streams: readonly Readable[]): Printed {
  let output = '';
  const lookers = new Set<() => void>();
  const hear = (text: string) => {
    output += text;
    for (const look of lookers) look();
  };
  for (const stream of streams) {
    let rest = '';
    stream.on('data', (chunk: Buffer) => {
      const text = rest + chunk.toString();
      const whole = text.lastIndexOf('\n') + 1;
      rest = text.slice(whole);
      if (whole > 0) hear(text.slice(0, whole));
    });
    stream.once('end', () => hear(rest));
  }
  return {
    output: () => output,
    printed: (find) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find(output);
          if (found === undefined) return;
          clearTimeout(timer);
          lookers.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          lookers.delete(look);
          reject(new Error(`It was never printed:\n${output}`));
        }, PATIENCE_MS).unref();
        lookers.add(look);
        look();
      }),
  };
}
