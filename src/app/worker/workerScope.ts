import type { WorkerPlan } from '#domain/site/worker/workerPlan.ts';

/** An event whose work the browser waits for. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page, which the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer the browser asked for while the worker woke up; nothing where it can't. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { readonly data: unknown };
}

/**
 * What of a service worker’s global this site uses: TypeScript’s own library for it can’t be used beside that of pages.
 */
interface WorkerScope {
  /** Written ahead of the script by the server; the worker that removes itself has none. */
  readonly sitePlan: WorkerPlan;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** The global of a service worker. */
export const scope = globalThis as unknown as WorkerScope;
