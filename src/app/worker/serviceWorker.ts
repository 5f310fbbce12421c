import { treatmentOf } from '#domain/site/worker/treatmentOf.ts';
import { cachesToRemove, readTaken } from '#domain/site/worker/workerPlan.ts';

import { answerPart, cacheFirstParts, cacheTakenParts } from './cacheParts.ts';
import { answerDocument, answerPage } from './documents.ts';
import { scope } from './workerScope.ts';

const { version } = scope.sitePlan;

/**
 * It takes over at once: names of parts are never used twice, so that a tab of an earlier version gets its own from any
 * worker.
 */
const install = async (): Promise<void> => {
  await cacheFirstParts();
  await scope.skipWaiting();
};

const removeOld = async (): Promise<void> => {
  const old = cachesToRemove(await caches.keys(), version);
  await Promise.all(old.map((name) => caches.delete(name)));
};

/** What can’t be removed or switched on keeps no page waiting. */
const activate = async (): Promise<void> => {
  await Promise.allSettled([removeOld(), scope.registration.navigationPreload?.enable()]);
  await scope.clients.claim();
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  const taken = readTaken(event.data);
  if (taken) event.waitUntil(cacheTakenParts(taken).catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const treatment = treatmentOf(
    { method, url, mode, destination, isRange: headers.has('range') },
    scope.location.origin,
  );
  if (treatment === 'part') event.respondWith(answerPart(event));
  // Where the browser asked beside the worker’s start, its answer must be used: the same address twice would use up
  // what is good for once.
  else if (treatment === 'document') event.respondWith(answerDocument(event));
  else if (treatment === 'page') event.respondWith(answerPage(event));
});
