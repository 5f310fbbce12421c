import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { CLIPPING_LIMITS } from './clippingLimits.ts';

/** What a member writes about a clipping. */
export interface ClippingFields {
  title: string;
  note: string;
  tags: readonly string[];
  /** Null: the words of the source stay as they are. */
  text: string | null;
}

/** A text that cannot be saved, and the field it is in. */
export interface FieldFault {
  field: string;
  message: string;
}

/** One line: without controls, without spaces around it. */
export const tidyLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Several lines: without controls but line ends. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();

/** Tags as they are kept: each once, whatever its capitals, in the order given. */
export function tidyTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.map(tidyLine).filter((tag) => {
    const key = tag.toLocaleLowerCase('en-GB');
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What is written, as it is kept. */
export const tidyFields = ({ title, note, tags, text }: ClippingFields): ClippingFields => ({
  title: tidyLine(title),
  note: tidyText(note),
  tags: tidyTags(tags),
  text: text === null ? null : tidyText(text),
});

/** What is wrong with tidied fields; null when nothing is. */
export function faultOfFields({ title, note, tags, text }: ClippingFields): FieldFault | null {
  const most = (field: 'title' | 'note' | 'text', what: string): FieldFault => ({
    field,
    message: `${what} has at most ${countInWords(CLIPPING_LIMITS[field], 'character')}.`,
  });
  if (title === '') return { field: 'title', message: 'Give the clipping a title.' };
  if (title.length > CLIPPING_LIMITS.title) return most('title', 'A title');
  if (note.length > CLIPPING_LIMITS.note) return most('note', 'A note');
  if (text !== null && text.length > CLIPPING_LIMITS.text) return most('text', 'The text');
  if (tags.length > CLIPPING_LIMITS.tags)
    return { field: 'tags', message: `A clipping has at most ${countInWords(CLIPPING_LIMITS.tags, 'tag')}.` };
  return tags.some((tag) => tag.length > CLIPPING_LIMITS.tag)
    ? { field: 'tags', message: `A tag has at most ${countInWords(CLIPPING_LIMITS.tag, 'character')}.` }
    : null;
}
