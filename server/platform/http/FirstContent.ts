import type { ContentRequest, ReadyContent } from '#domain/site/content/firstContent.ts';

/** Asks one GraphQL operation as a visitor. @param body - of the request, as text */
export type AskAsVisitor = (body: string) => Promise<{ status: number; body: string }>;

/** Draws first content. Whatever fails or takes too long is null: the browser then draws everything itself. */
export interface FirstContent {
  draw: (request: ContentRequest, ask: AskAsVisitor) => Promise<ReadyContent | null>;
  close: () => Promise<void>;
}
