import { Lexer } from 'marked';

import type { ContentEntry, ContentSpan } from '#domain/site/content/contentDocument.ts';

import { readTarget, toSpans } from './toSpans.ts';

const KEYS = new Set(['title', 'value', 'to', 'text']);

/** A line of Markdown without blocks. */
export const inlineSpans = (text: string, report: (message: string) => void): ContentSpan[] =>
  toSpans(Lexer.lexInline(text), report);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

/**
 * The entries of a figure, card, timeline, question or action block: a YAML list whose items have a `title` and perhaps
 * `value`, `to` and `text` (one line of Markdown). What is not so is reported and left out.
 */
export function readEntries(list: unknown, report: (message: string) => void): ContentEntry[] {
  if (!Array.isArray(list)) {
    report('A block of entries must be a list, each with a title.');
    return [];
  }
  return list.flatMap((item: unknown): ContentEntry[] => {
    const given = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    const title = textOf(given.title);
    for (const key of Object.keys(given))
      if (!KEYS.has(key)) report(`An entry has no “${key}”: it may have title, value, to and text.`);
    if (title === null) {
      report('An entry has no title.');
      return [];
    }
    const target = textOf(given.to);
    return [
      {
        title,
        value: textOf(given.value),
        to: target === null ? null : readTarget(target, report),
        spans: inlineSpans(textOf(given.text) ?? '', report),
      },
    ];
  });
}
