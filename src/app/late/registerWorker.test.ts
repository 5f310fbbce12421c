import { registerWorker } from './registerWorker.ts';

const worker = { postMessage: jest.fn() };
const container = Object.assign(new EventTarget(), { controller: null as typeof worker | null, register: jest.fn() });

beforeEach(() => {
  container.controller = null;
  container.register.mockReset().mockResolvedValue({});
  worker.postMessage.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const names = [
    '/assets/main.1a2b3c4d.js',
    '/assets/main.1a2b3c4d.js',
    '/graphql',
    '/iiif/1/full/max/0/default.jpg',
  ].map((path) => window.location.origin + path);
  Object.assign(performance, {
    getEntriesByType: () => [...names, 'https://elsewhere.example.org/assets/x.1a2b3c4d.js'].map((name) => ({ name })),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.sessionStorage.clear();
});

const register = (search = '') => registerWorker({ hasServiceWorker: true }, search);

it('registers for the whole site, and tells the worker which files the page has when it takes over', async () => {
  await register();
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  expect(worker.postMessage).toHaveBeenCalledWith({ taken: ['/assets/main.1a2b3c4d.js'] });
});

it('tells a worker that is there already', async () => {
  container.controller = worker;
  await register();
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});

it('goes on when the browser refuses', async () => {
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  await expect(register()).resolves.toBeUndefined();
});

it.each([
  ['where it is switched off', {}, ''],
  ['inside the app', { hasServiceWorker: true as const }, '?source=app'],
])('does nothing %s', async (_where, boot, search) => {
  await registerWorker(boot, search);
  expect(container.register).not.toHaveBeenCalled();
});

it('does nothing in browsers without workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(register()).resolves.toBeUndefined();
});
