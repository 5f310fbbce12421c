import { closeSync, openSync, readSync } from 'node:fs';

const FIRST_BYTES = 1 << 20;

/**
 * The postings of a segment, read in slices: what is asked often the system keeps in memory, and gives up when it needs
 * the room.
 */
export class PostingsFile {
  private readonly fd: number;
  private buffers = [new Uint8Array(FIRST_BYTES), new Uint8Array(FIRST_BYTES)];

  constructor(file: string) {
    this.fd = openSync(file, 'r');
  }

  /**
   * @param slot - 0 for postings, 1 for positions: what was read is valid until the next read of its slot.
   * @throws Error when the file ends before.
   */
  read(slot: 0 | 1, offset: number, length: number): Uint8Array {
    if (this.buffers[slot]!.length < length) this.buffers[slot] = new Uint8Array(length * 2);
    const buffer = this.buffers[slot]!;
    for (let done = 0; done < length;) {
      const read = readSync(this.fd, buffer, done, length - done, offset + done);
      if (read === 0) throw new Error('A postings file is cut off');
      done += read;
    }
    return buffer.subarray(0, length);
  }

  close(): void {
    closeSync(this.fd);
  }
}
