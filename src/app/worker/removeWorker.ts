import { ownCaches } from '#domain/site/worker/workerPlan.ts';

import { scope } from './workerScope.ts';

/**
 * What is served in the worker’s place where it is switched off: it takes over from one that is there, answers nothing
 * and is gone.
 */
const remove = async (): Promise<void> => {
  try {
    await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(name)));
  } finally {
    await scope.registration.unregister();
  }
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
