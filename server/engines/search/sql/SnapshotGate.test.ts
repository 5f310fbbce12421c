import { SnapshotGate } from './SnapshotGate.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lets readers start together and switches only when all have started', async () => {
  const gate = new SnapshotGate();
  const seen: string[] = [];
  let endFirst = (): void => undefined;
  const first = gate.read(() =>
    new Promise<void>((resolve) => (endFirst = resolve)).then(() => void seen.push('first read')),
  );
  const second = gate.read(async () => void seen.push('second read'));
  const change = gate.switch(async () => void seen.push('switch'));
  const late = gate.read(async () => void seen.push('late read'));
  await second;
  await turn();
  expect(seen).toEqual(['second read']);
  endFirst();
  await Promise.all([first, change, late]);
  expect(seen).toEqual(['second read', 'first read', 'switch', 'late read']);
});

it('opens again after a switch or a reader failed', async () => {
  const gate = new SnapshotGate();
  await expect(gate.switch(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.read(() => Promise.reject(new Error('nor')))).rejects.toThrow('nor');
  await expect(gate.switch(async () => 1)).resolves.toBe(1);
  await expect(gate.read(async () => 2)).resolves.toBe(2);
});
