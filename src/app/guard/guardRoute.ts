import { redirect, replace, type MiddlewareFunction } from 'react-router-dom';

import type { AccessDecision, Redirect } from '#domain/kernel/grants/accessRule.ts';
import { decideAccess } from '#domain/kernel/grants/decideAccess.ts';
import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import type { SiteAddresses } from '#domain/site/content/siteBoot.ts';
import { siteLog } from '#services/log/siteLog.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { isOfLastReader, storeReturnLocation, takeReturnLocation } from '#services/routing/returnLocation.ts';

import type { AppStore } from '../store.ts';
import { AccessDenied, PageLoadFailed } from './refusals.ts';
import { viewerOf } from './viewerOf.ts';

export interface GuardSettings {
  /** Production hides pages that are open to try elsewhere. */
  isProduction: boolean;
  addresses: SiteAddresses;
  /** Pathname the server sent this document for. */
  documentPath: string;
  /** The fragment of an address that is opened, which its request does not carry. Default: that of the address bar. */
  hashAt?: (url: URL) => string;
}

/** True when the address bar already shows the guarded page: a document load, or Back and Forward. */
const isShown = (url: URL): boolean =>
  window.location.pathname === url.pathname && window.location.search === url.search;

/**
 * Where the last redirect led in place of an address; the page there may redirect again, and must take the same place.
 */
let inPlace: string | null = null;

/**
 * Goes elsewhere without leaving the guarded address in the history, where Back would meet the guard again. The
 * fragment is carried along.
 */
function leave(to: string, url: URL, hash = ''): Response {
  const takesPlace = isShown(url) || inPlace === url.pathname + url.search;
  inPlace = takesPlace ? to : null;
  return takesPlace ? replace(to + hash) : redirect(to + hash);
}

/** Loads another document. The navigation never ends: until the new document is there the old one stays as it is. */
function leaveDocument(to: string, url: URL): Promise<never> {
  if (isShown(url)) documentNavigation.replace(to);
  else documentNavigation.open(to);
  return new Promise(() => undefined);
}

async function follow(target: Redirect | 'return-location', url: URL): Promise<never> {
  if (target !== 'return-location') {
    if (target.how === 'hard') return leaveDocument(target.to, url);
    throw leave(target.to, url);
  }
  const back = takeReturnLocation();
  if (back.kind === 'external') return leaveDocument(back.url, url);
  throw leave(back.path, url);
}

type SignIn = Extract<AccessDecision, { kind: 'sign-in' | 'sign-up' | 'internal-sign-in' }>;

function signInAddress(decision: SignIn): string {
  if (decision.kind === 'internal-sign-in') return '/internal/login';
  if (decision.kind === 'sign-in') return '/sign-in?prompt=login';
  const { mode, registrationRoute } = decision;
  const query = new URLSearchParams({ mode });
  if (registrationRoute !== null) query.set('registrationRoute', String(registrationRoute));
  query.set('prompt', 'login');
  return `/register?${query.toString()}`;
}

/**
 * Throws what a decision other than `allow` leads to: a redirect, or an error that the route's boundary draws in place.
 */
async function refuse(decision: Exclude<AccessDecision, { kind: 'allow' }>, url: URL): Promise<never> {
  switch (decision.kind) {
    case 'sign-in':
    case 'sign-up':
    case 'internal-sign-in':
      // A request carries no fragment; the address bar does, when it shows the page already.
      if (!isShown(url)) storeReturnLocation(url.pathname + url.search);
      else if (!isOfLastReader()) storeReturnLocation(url.pathname + url.search + window.location.hash);
      throw leave(signInAddress(decision), url);
    case 'redirect':
      return follow(decision.redirect, url);
    case 'access-denied':
      throw new AccessDenied(decision.missingGrants);
    case 'not-found':
      throw new PageMissing();
    case 'raise':
      // Word for word (spec 1 section 5): support reads it off the reader's screen.
      siteLog.error(decision.message);
      throw new Error(decision.message);
  }
}

/**
 * The guard of a page, as router middleware: it runs before the loader that fetches the page's code, so a refused
 * reader downloads nothing of it and asks the server for nothing.
 */
export function guardRoute(
  { access, subscription, redirect: onward }: RouteDefinition,
  store: AppStore,
  { isProduction, addresses, hashAt = () => window.location.hash }: GuardSettings,
): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    const enter = async () => {
      if (onward) return follow(onward, url);
      if (subscription) {
        const { passSubscription } = await import(
          /* webpackChunkName: "subscriptionGate" */ './subscriptionGate.ts'
        ).catch((cause: unknown) => {
          throw new PageLoadFailed('of subscriptions', cause);
        });
        const to = await passSubscription(subscription, url, store);
        if (to !== null) throw leave(to, url, hashAt(url));
      }
      inPlace = null;
      return next();
    };
    if (!access) return enter();
    const asked = url.searchParams.get('returnTo');
    if (asked !== null && access.audience?.otherwise === 'return-location') storeReturnLocation(asked);
    const viewer = await viewerOf(store, access, request.signal);
    const isSisterSite = isSisterHost(url.host, addresses.sisterDomain);
    const decision = decideAccess(access, viewer, { search: url.search, isProduction, isSisterSite });
    return decision.kind === 'allow' ? enter() : refuse(decision, url);
  };
}

/** Sends the reader of an address without a page to the legacy site, where that may have one. */
export function guardMissing({ addresses, documentPath }: GuardSettings): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    if (addresses.legacyPaths.length > 0) {
      // Few sites have a legacy: the others do not download what leads there.
      const { missingPageRedirect } = await import('#domain/kernel/grants/legacyAddress.ts');
      const to = missingPageRedirect(url.pathname, documentPath, addresses.legacyPaths);
      if (to !== null) throw leave(to, url);
    }
    inPlace = null;
    return next();
  };
}
