import type { SiteBoot } from '#domain/site/content/siteBoot.ts';

/** The first content of a page, as the browser would draw it for a visitor. */
export interface DrawnContent {
  html: string;
  /** What it was drawn from, as JSON. */
  state: string;
  /** Styles of the parts it is made of, beyond those of the entry. */
  css: string;
  /** Addresses of the scripts of these parts. */
  scripts: readonly string[];
}

/** A page to be drawn. */
export interface ContentRequest {
  /** Id of its route. */
  routeId: string;
  /** Its whole address. */
  address: string;
  boot: SiteBoot;
  /** What a visitor may do, as /api/entitlements says it. */
  entitlements: object;
  /** How wide the reader's window probably is, in CSS pixels. */
  width: number;
}

/** Asks one GraphQL operation as a visitor. @param body - of the request, as text */
export type AskAsVisitor = (body: string) => Promise<{ status: number; body: string }>;

/** Draws first content. Whatever fails or takes too long is null: the browser then draws everything itself. */
export interface FirstContent {
  draw: (request: ContentRequest, ask: AskAsVisitor) => Promise<DrawnContent | null>;
  close: () => Promise<void>;
}
