import { createWorkQueue, QueueFull } from './createWorkQueue.ts';

const here = (whose = '') => ({ signal: new AbortController().signal, whose });
/** Work that ends on request. */
function gated() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('createWorkQueue', () => {
  it('does no more than so many things at a time', async () => {
    const queue = createWorkQueue({ atOnce: 2, most: 10 });
    let [now, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (now += 1));
      await settled();
      now -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, (_, at) => queue.run(String(at), here(), work)));
    expect(most).toBe(2);
  });

  it('refuses what would wait behind too much, and takes it again later', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 1 });
    const { gate, open } = gated();
    const [first, second] = [queue.run('1', here(), () => gate), queue.run('2', here(), () => Promise.resolve('made'))];
    await expect(queue.run('3', here(), () => Promise.resolve('made'))).rejects.toThrow(QueueFull);
    open();
    await first;
    expect(await second).toBe('made');
    expect(await queue.run('3', here(), () => Promise.resolve('made'))).toBe('made');
  });

  it('never starts what its reader has left, and gives its place to the next', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 10 });
    const { gate, open } = gated();
    const made: string[] = [];
    const first = queue.run('first', here(), () => gate);
    const reader = new AbortController();
    const left = queue.run('left', { signal: reader.signal }, async () => void made.push('left'));
    const next = queue.run('next', here(), async () => void made.push('next'));
    reader.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    open();
    await Promise.all([first, next]);
    expect(made).toEqual(['next']);
  });

  it('makes room at once when a reader who waited has gone', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 1 });
    const { gate, open } = gated();
    const first = queue.run('first', here(), () => gate);
    const reader = new AbortController();
    const left = queue.run('left', { signal: reader.signal }, () => Promise.resolve(''));
    reader.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const stays = queue.run('stays', here(), () => Promise.resolve('made'));
    open();
    await first;
    expect(await stays).toBe('made');
  });

  it('makes one thing once for all who ask for it, also after one of them has gone', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 10 });
    const { gate, open } = gated();
    let times = 0;
    const work = async () => {
      times += 1;
      await gate;
      return 'made';
    };
    const reader = new AbortController();
    const [left, stays] = [queue.run('same', { signal: reader.signal }, work), queue.run('same', here(), work)];
    reader.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    open();
    expect([await stays, times]).toEqual(['made', 1]);
  });

  it('goes round among readers, however much one of them asks for', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 100 });
    const { gate, open } = gated();
    const made: string[] = [];
    const ask = (whose: string, name: string) => queue.run(name, here(whose), async () => void made.push(name));
    const first = queue.run('first', here('greedy'), () => gate);
    const all = [
      ask('greedy', 'g1'),
      ask('greedy', 'g2'),
      ask('greedy', 'g3'),
      ask('other', 'o1'),
      ask('other', 'o2'),
      ask('third', 't1'),
    ];
    open();
    await Promise.all([first, ...all]);
    expect(made).toEqual(['g1', 'o1', 't1', 'g2', 'o2', 'g3']);
  });

  it('refuses, when full, the asker with most in the line, and never one who has less', async () => {
    const queue = createWorkQueue({ atOnce: 1, most: 4 });
    const { gate, open } = gated();
    const first = queue.run('first', here('greedy'), () => gate);
    const greedy = Array.from({ length: 6 }, (_, at) => queue.run(`g${at}`, here('greedy'), () => Promise.resolve(at)));
    const other = [
      queue.run('o1', here('other'), () => Promise.resolve('o1')),
      queue.run('o2', here('other'), () => Promise.resolve('o2')),
    ];
    const ends = Promise.allSettled([...greedy, ...other]);
    open();
    await first;
    expect(
      (await ends).map((end) => (end.status === 'fulfilled' ? end.value : end.reason instanceof QueueFull)),
    ).toEqual([0, 1, true, true, true, true, 'o1', 'o2']);
  });

  it('waits for what comes first before it starts', async () => {
    const { gate, open } = gated();
    const queue = createWorkQueue({ atOnce: 1, most: 10, before: () => gate });
    let hasStarted = false;
    const made = queue.run('1', here(), async () => (hasStarted = true));
    await settled();
    expect(hasStarted).toBe(false);
    open();
    expect(await made).toBe(true);
  });
});
