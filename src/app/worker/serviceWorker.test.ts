import { openWorkerScope } from '#test/support/openWorkerScope.ts';

const FIRST = ['/assets/main.1a2b3c4d.js', '/assets/main.1a2b3c4d.css'];
const LATER = '/assets/12.1a2b3c4d.js';
const SHELL = '<title>Muniment</title><div id="root"></div>';
const TYPES = { js: 'text/javascript', css: 'text/css' };

function open() {
  const worker = openWorkerScope({
    version: '2',
    shell: { html: SHELL, headers: { 'content-type': 'text/html' } },
    first: FIRST,
    parts: [LATER],
  });
  for (const path of [...FIRST, LATER])
    worker.network.set(
      path,
      () => new Response(path, { headers: { 'content-type': TYPES[path.endsWith('.js') ? 'js' : 'css'] } }),
    );
  return worker;
}

/** A worker whose script has run. */
async function start(script: () => Promise<unknown> = () => import('./serviceWorker.ts')) {
  jest.resetModules();
  const worker = open();
  await script();
  return worker;
}

it('keeps what the shell needs before it takes over, and each part once a page used it', async () => {
  const worker = await start();
  await worker.happens('install');
  expect([worker.caches.kept, worker.skipWaiting.mock.calls.length]).toEqual([{ 'muniment-2': FIRST }, 1]);
  expect(await (await worker.part(LATER)).text()).toBe(LATER);
  worker.network.clear();
  expect(await (await worker.part(LATER)).text()).toBe(LATER);
});

describe('without room', () => {
  it('does not start, and leaves no half of it behind, nor touches an earlier version', async () => {
    const worker = await start();
    await (await worker.caches.open('muniment-1')).put('/assets/old.1a2b3c4d.js', new Response('old'));
    worker.caches.room = 2;
    await expect(worker.happens('install')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(worker.caches.kept).toEqual({ 'muniment-1': ['/assets/old.1a2b3c4d.js'] });
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('goes on where it becomes short later: a page gets its part from the network, and what it has is not kept', async () => {
    const worker = await start();
    await worker.happens('install');
    worker.caches.room = 2;
    expect(await (await worker.part(LATER)).text()).toBe(LATER);
    await worker.happens('message', { data: { taken: [LATER] } });
    expect(worker.caches.kept).toEqual({ 'muniment-2': FIRST });
  });

  it('does not start where a part did not arrive', async () => {
    const worker = await start();
    worker.network.delete(FIRST[1] ?? '');
    await expect(worker.happens('install')).rejects.toThrow('Failed to fetch');
    expect(worker.caches.kept).toEqual({});
  });
});

describe('where the browser keeps nothing', () => {
  it('does not start', async () => {
    const worker = await start();
    worker.caches.isRefused = true;
    await expect(worker.happens('install')).rejects.toMatchObject({ name: 'SecurityError' });
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('answers from the network, and with the shell where there is none, when the caches are taken away under it', async () => {
    const worker = await start();
    await worker.happens('install');
    worker.caches.isRefused = true;
    worker.network.set('/help', () => new Response('How can we help?'));
    expect(await (await worker.part(LATER)).text()).toBe(LATER);
    expect(await (await worker.page('/help')).text()).toBe('How can we help?');
    await expect(worker.happens('message', { data: { taken: [LATER] } })).resolves.toBeUndefined();
    worker.network.clear();
    expect(await (await worker.page('/help')).text()).toBe(SHELL);
    await expect(worker.part(LATER)).rejects.toThrow('Failed to fetch');
  });

  it('takes over all the same', async () => {
    const worker = await start();
    await worker.happens('install');
    worker.caches.isRefused = true;
    await worker.happens('activate');
    expect(worker.claim).toHaveBeenCalledTimes(1);
  });
});

it('has nothing of a reader to show: a page that was open is the shell without a connection', async () => {
  const worker = await start();
  await worker.happens('install');
  worker.network.set('/my-corrections', () => new Response('Corrections of member@example.com'));
  expect(await (await worker.page('/my-corrections')).text()).toContain('member@example.com');
  await worker.happens('message', {
    data: { taken: ['/my-corrections', '/graphql', '/iiif/1/full/max/0/default.jpg'] },
  });
  expect(worker.caches.kept).toEqual({ 'muniment-2': FIRST });
  worker.network.clear();
  expect(await (await worker.page('/my-corrections')).text()).toBe(SHELL);
});

describe('switched off', () => {
  const remover = () => start(() => import('./removeWorker.ts'));

  it('removes what this site kept, and itself', async () => {
    const worker = await remover();
    await worker.caches.open('muniment-1');
    await worker.caches.open('elsewhere');
    await worker.happens('activate');
    expect([worker.caches.kept, worker.unregister.mock.calls.length]).toEqual([{ elsewhere: [] }, 1]);
  });

  it('removes itself where nothing can be looked for', async () => {
    const worker = await remover();
    worker.caches.isRefused = true;
    await expect(worker.happens('activate')).rejects.toMatchObject({ name: 'SecurityError' });
    expect(worker.unregister).toHaveBeenCalledTimes(1);
  });
});
