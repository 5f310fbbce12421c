import { isUtf8 } from 'node:buffer';

import { linesOf } from './lineBlocks.ts';

/** Replaces bytes that are not UTF-8. Unicode sets it apart for use inside programs, so that no text has it. */
export const DAMAGED = '\uFDD0';

/** Bytes that are valid UTF-8, with `DAMAGED` in place of what was not; the same bytes where nothing was damaged. */
export function markDamaged(block: Buffer): Buffer {
  if (isUtf8(block)) return block;
  return Buffer.concat(
    linesOf(block).map((line) =>
      isUtf8(line) ? line : Buffer.from(line.toString('utf8').replaceAll('\uFFFD', DAMAGED)),
    ),
  );
}

/** What the bytes of a file say about being UTF-8. */
export interface Utf8Evidence {
  /** The first line with bytes that UTF-8 does not allow, from 1; null when every line is valid. */
  brokenLine: number | null;
  /**
   * True where so many characters beyond ASCII are valid that the broken lines are damage, and not another character
   * set.
   */
  isUtf8: boolean;
}

/** Weighs the blocks of a file (lineBlocks.ts) as they come. */
export function createUtf8Witness(): { take(block: Buffer): void; verdict(): Utf8Evidence } {
  let lines = 0;
  let valid = 0;
  let broken = 0;
  let brokenLine: number | null = null;
  const isDecided = () => broken > 1_000 && broken > valid * 10;

  return {
    take(block) {
      if (isDecided()) return;
      if (isUtf8(block)) {
        // Every character beyond ASCII takes more bytes than UTF-16 units.
        valid += block.length - block.toString('utf8').length;
        if (brokenLine === null) lines += linesOf(block).length;
        return;
      }
      for (const line of linesOf(block)) {
        lines += 1;
        if (isUtf8(line)) valid += line.length - line.toString('utf8').length;
        else {
          broken += 1;
          brokenLine ??= lines;
        }
      }
    },
    verdict: () => ({ brokenLine, isUtf8: broken === 0 || valid > broken }),
  };
}
