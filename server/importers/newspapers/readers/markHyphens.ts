import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';

import type { RawLine } from './textPage.ts';

/** Marks the two halves of words that a hyphen at the end of a line breaks, where a source does not. */
export function markHyphens(lines: readonly RawLine[]): void {
  lines.forEach(({ words }, at) => {
    const last = words.at(-1);
    const next = lines[at + 1]?.words;
    const first = next?.[0];
    if (
      !last ||
      !next ||
      !first ||
      !/[\p{L}][-‐¬\u00ad]$/u.test(last.text.trim()) ||
      !/^\p{Ll}/u.test(first.text.trim())
    )
      return;
    words[words.length - 1] = { ...last, flags: last.flags | WORD_FLAGS.startsHyphenated };
    next[0] = { ...first, flags: first.flags | WORD_FLAGS.endsHyphenated };
  });
}
