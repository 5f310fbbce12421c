import type { ContentRequest, ReadyContent } from '#domain/site/content/firstContent.ts';

/** Asks one GraphQL operation as a visitor. @param body - of the request, as text */
export type AskAsVisitor = (body: string) => Promise<{ status: number; body: string }>;

/** Draws first content. Whatever fails or takes too long is null: the browser then draws everything itself. */
export interface FirstContent {
  /** @param network - of the reader */
  draw: (request: ContentRequest, ask: AskAsVisitor, network: string) => Promise<ReadyContent | null>;
  close: () => Promise<void>;
}
