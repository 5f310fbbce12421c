import type { ArticleKind } from '#domain/newspapers/core/articleKind.ts';

/** How a paragraph is set. */
export type BlockStyle = 'head' | 'subhead' | 'body' | 'notice' | 'display' | 'lead' | 'signature' | 'table';

/** A paragraph, heading or line of a piece. */
export interface Block {
  style: BlockStyle;
  text: string;
}

/** Whom a piece is truly about; for tests, never stored. */
export interface Subject {
  event: 'birth' | 'marriage' | 'death' | 'inquest' | 'departure' | 'trade';
  persons: readonly number[];
  /** Day of the event, as a number of the county's calendar. */
  on: number;
}

/** One article or advertisement, as its writer hands it to the compositor. */
export interface Piece {
  kind: ArticleKind;
  headline: string | null;
  blocks: readonly Block[];
  subjects: readonly Subject[];
}

/** The heading of a piece. */
export const head = (text: string): Block => ({ style: 'head', text });
/** A paragraph of running text. */
export const body = (text: string): Block => ({ style: 'body', text });

/** A piece of news under a heading. */
export const article = (headline: string, paragraphs: readonly string[], subjects: readonly Subject[] = []): Piece => ({
  kind: 'article',
  headline: headline.replace(/\.$/u, ''),
  subjects,
  blocks: [head(headline), ...paragraphs.map(body)],
});
