import { delayRefusal } from './delayRefusal.ts';

it('holds a refusal back for a second, and none where a thousand are held back already', async () => {
  const started = performance.now();
  const late = Promise.race(Array.from({ length: 1_000 }, delayRefusal)).then(() => 'late');
  await expect(Promise.race([delayRefusal().then(() => 'at once'), late])).resolves.toBe('at once');
  await late;
  expect(performance.now() - started).toBeGreaterThan(900);
});
