import type { ConsentAnswers } from '#domain/kernel/consent/consentGroups.ts';

import type { SiteBoot } from './siteBoot.ts';

/** Id of the JSON block with what the first content of a page was drawn from (docs/adr/0087). */
export const FIRST_STATE_ID = 'first-state';

/**
 * A page whose first content is drawn for a visitor. @typeParam Entitled - what a visitor may do, as /api/entitlements
 * says it
 */
export interface ContentRequest<Entitled extends object = object> {
  /** Id of its route. */
  routeId: string;
  /** Its whole address. */
  address: string;
  boot: SiteBoot;
  entitlements: Entitled;
  /** How wide the reader's window probably is, in CSS pixels. */
  width: number;
  /** What the reader's browser calls itself; empty where it does not say. */
  userAgent: string;
  /** What the reader allows, as their cookie says. */
  consent: ConsentAnswers;
}

/** What the thread that draws is told. */
export type ToContentThread =
  | ({ kind: 'draw'; id: number } & ContentRequest)
  | { kind: 'answer'; question: number; status: number; body: string };

/** The first content of a page, ready for its document. */
export interface ReadyContent {
  html: string;
  /** Links to the pictures that are seen first. */
  pictures: string;
  /** What it was drawn from, as JSON. */
  state: string;
  /** Styles of the parts it is made of, beyond those of the entry. */
  css: string;
  /** Addresses of the sheets that are in those styles, all of each. */
  sheets: readonly string[];
  /** Addresses of the page's own scripts, and of the one that takes content over. */
  scripts: readonly string[];
}

/** What the thread says: it asks a GraphQL operation (the body of its request), has drawn, or could not. */
export type FromContentThread =
  | { kind: 'ask'; question: number; body: string }
  | { kind: 'drawn'; id: number; content: ReadyContent | null }
  | { kind: 'failed'; id: number; reason: string };
