import type { ListedPart } from './editLines.ts';
import { textLine } from './textLine.ts';
import type { WritingContext } from './writingContext.ts';

/** Texts of `now` but for as many equal ones as there were before. */
function addedTexts(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Notes: a line stays as long as its text is among the notes, so that a pointer to a shared note stays one. */
export function noteEdits(before: readonly string[], now: readonly string[], { dialect }: WritingContext): ListedPart {
  const left = [...now];
  return {
    edit: ({ key }, child) => {
      const at = left.indexOf(String(key));
      if (at >= 0) left.splice(at, 1);
      return at < 0 ? [] : [child];
    },
    added: addedTexts(before, now).map((note) => textLine('NOTE', note, dialect)),
  };
}
