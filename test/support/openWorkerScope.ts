import type { WorkerPlan } from '#domain/site/worker/workerPlan.ts';

const noRoom = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** Cache storage in memory. `room`: answers that it has room for. `isRefused`: the browser lets no one use it. */
class FakeCaches {
  private readonly held = new Map<string, Map<string, Response>>();
  room = Infinity;
  isRefused = false;

  private async allowed(): Promise<void> {
    if (this.isRefused) throw new DOMException('The operation is insecure.', 'SecurityError');
  }

  /** Paths that are kept, by cache. */
  get kept(): Record<string, string[]> {
    return Object.fromEntries([...this.held].map(([name, answers]) => [name, [...answers.keys()]]));
  }

  async open(name: string) {
    await this.allowed();
    const answers = this.held.get(name) ?? new Map<string, Response>();
    this.held.set(name, answers);
    return {
      put: async (path: string, answer: Response) => {
        if ([...this.held.values()].reduce((sum, { size }) => sum + size, 0) >= this.room) throw noRoom();
        answers.set(path, answer);
      },
      keys: async () => [...answers.keys()].map((path) => ({ url: window.location.origin + path })),
    };
  }

  async match(path: string): Promise<Response | undefined> {
    await this.allowed();
    return [...this.held.values()]
      .map((answers) => answers.get(path))
      .find((answer) => answer !== undefined)
      ?.clone();
  }

  async keys(): Promise<string[]> {
    await this.allowed();
    return [...this.held.keys()];
  }

  async delete(name: string): Promise<boolean> {
    await this.allowed();
    return this.held.delete(name);
  }
}

/** How an answer of this site looks to a worker. */
const basic = (answer: Response): Response => Object.defineProperty(answer, 'type', { value: 'basic' });

/**
 * The global of a service worker for the script that a test loads afterwards: what it listens to, what it keeps, and
 * the network behind it.
 */
export function openWorkerScope(sitePlan: WorkerPlan) {
  const listeners = new Map<string, (event: object) => void>();
  const caches = new FakeCaches();
  /** Answers by path; a network that is cut has none. */
  const network = new Map<string, () => Response>();
  const skipWaiting = jest.fn(() => Promise.resolve());
  const claim = jest.fn(() => Promise.resolve());
  const unregister = jest.fn(() => Promise.resolve(true));
  const ask = async (asked: Request | string): Promise<Response> => {
    const answer = network.get(new URL(typeof asked === 'string' ? asked : asked.url, window.location.origin).pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return basic(answer());
  };
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(
      (name: string, listener: unknown) => void listeners.set(name, listener as (event: object) => void),
    );
  Object.assign(globalThis, {
    sitePlan,
    caches,
    fetch: ask,
    skipWaiting,
    clients: { claim },
    registration: { unregister, navigationPreload: { enable: () => Promise.resolve() } },
  });

  /** Has the worker do its work at an event; settles as the work does. */
  const happens = async (name: string, event: object = {}): Promise<unknown> => {
    const works: unknown[] = [];
    let answer: unknown;
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: unknown) => void works.push(work),
      respondWith: (own: unknown) => (answer = own),
    });
    const answered = await answer;
    await Promise.all(works);
    return answered;
  };
  const asks = (path: string, request: Partial<Request> = {}): Promise<unknown> =>
    happens('fetch', {
      request: {
        method: 'GET',
        url: window.location.origin + path,
        mode: 'cors',
        destination: 'script',
        headers: new Headers(),
        ...request,
      },
      preloadResponse: Promise.resolve(undefined),
    });
  return {
    caches,
    network,
    skipWaiting,
    claim,
    unregister,
    happens,
    part: (path: string) => asks(path) as Promise<Response>,
    page: (path: string) => asks(path, { mode: 'navigate', destination: 'document' }) as Promise<Response>,
  };
}
