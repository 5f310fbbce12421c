import { PassThrough, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import { readAtMost } from './readAtMost.ts';

const PACE = { graceMs: 20, leastPerSecond: 1_000 };

describe('a body', () => {
  it('is read whole up to so many bytes', async () => {
    expect(String(await readAtMost(Readable.from([Buffer.from('two '), Buffer.from('parts')]), 9))).toBe('two parts');
    expect(await readAtMost(Readable.from([Buffer.from('two '), Buffer.from('parts')]), 8)).toBeNull();
  });

  it('is given up when next to nothing comes, so that it holds no one else’s room', async () => {
    const body = new PassThrough();
    body.write('a');
    await expect(readAtMost(body, 100, PACE)).rejects.toMatchObject({ statusCode: 408 });
    expect(body.destroyed).toBe(true);
  });

  it('may pause after enough has come', async () => {
    const body = new PassThrough();
    const read = readAtMost(body, 10_000, PACE);
    body.write(Buffer.alloc(5_000));
    await delay(60);
    body.end('the end');
    expect((await read)?.length).toBe(5_007);
  });

  it('that is cut off is its sender’s matter, and no failure of the server', async () => {
    const body = new PassThrough();
    const read = readAtMost(body, 100);
    body.write('a');
    body.destroy(new Error('aborted'));
    await expect(read).rejects.toMatchObject({ statusCode: 400 });
  });
});
