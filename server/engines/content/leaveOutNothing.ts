import type { ContentBlock, ContentDocument, ContentEntry, ContentSpan } from '#domain/site/content/contentDocument.ts';

/**
 * Stands before a number that is nothing, until its text has been looked through. A private sign, which no text holds.
 */
export const NOTHING = '\uE000';

const isOfNothing = (text: string | null): boolean => text?.includes(NOTHING) ?? false;
const areOfNothing = (spans: readonly ContentSpan[]): boolean => spans.some(({ text }) => isOfNothing(text));

/** Text without its sentences about nothing; empty where it has no others. */
const otherSentences = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isOfNothing(sentence))
    .join(' ');

/**
 * A paragraph without what it says of nothing: a sentence with links or stress in it is in several runs, so all of it
 * goes.
 */
function otherSpans(spans: readonly ContentSpan[]): ContentSpan[] {
  const [only] = spans;
  if (!areOfNothing(spans)) return [...spans];
  const text = spans.length === 1 && only ? otherSentences(only.text) : '';
  return only && text !== '' ? [{ ...only, text }] : [];
}

const withoutNothing = (entry: ContentEntry): ContentEntry =>
  isOfNothing(entry.value) ? { ...entry, value: null } : entry;

function otherParts(block: ContentBlock): ContentBlock[] {
  const spans = otherSpans(block.spans);
  if (block.kind === 'paragraph' && spans.length === 0) return [];
  return [
    {
      ...block,
      spans,
      items: block.items.filter((item) => !areOfNothing(item)),
      rows: block.rows.filter((row) => !row.some(areOfNothing)),
      entries:
        block.kind === 'figures'
          ? block.entries.filter(({ value }) => !isOfNothing(value))
          : block.entries.map(withoutNothing),
    },
  ];
}

/**
 * A document without what says that there is nothing: figures, rows and items of lists are left out whole, paragraphs
 * and leads lose the sentence, and other entries their number. A page promises only what there is.
 */
export const leaveOutNothing = (document: ContentDocument): ContentDocument => ({
  ...document,
  lead: document.lead === null ? null : otherSentences(document.lead) || null,
  blocks: document.blocks.flatMap(otherParts),
});
