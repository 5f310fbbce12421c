import type { GedcomLine } from '../gedcomLine.ts';
import type { Claim, ClaimPart, Claims } from '../interpreting/claim.ts';
import { textLine } from './textLine.ts';
import type { WritingContext } from './writingContext.ts';

/**
 * A part that a document has once: its lines stay while it says the same, and `fresh` stands for them when it does not.
 */
export interface SinglePart {
  isSame: boolean;
  fresh: readonly GedcomLine[];
}

/** A part that a document has any number of: what became of each line, and the lines of what is new. */
export interface ListedPart {
  edit: (claim: Claim, child: GedcomLine, index: number) => readonly GedcomLine[];
  added: readonly GedcomLine[];
}

export type PartEdits = Partial<Record<ClaimPart, SinglePart | ListedPart>>;

const isListed = (part: SinglePart | ListedPart): part is ListedPart => 'edit' in part;

/**
 * A line with what is below it edited, part by part. Lines that no claim names stay as they are; what is new comes
 * behind them, in the order of `edits`. A part that `edits` does not name goes.
 */
export function editLines(line: GedcomLine, claims: Claims, edits: PartEdits): GedcomLine {
  const written = new Set<ClaimPart>();
  const children = line.children.flatMap((child, index): readonly GedcomLine[] => {
    const claim = claims.get(index);
    if (!claim) return [child];
    const edit = edits[claim.part];
    if (!edit) return [];
    if (isListed(edit)) return edit.edit(claim, child, index);
    if (edit.isSame) return [child];
    if (written.has(claim.part)) return [];
    written.add(claim.part);
    return edit.fresh;
  });
  const added = (Object.entries(edits) as [ClaimPart, SinglePart | ListedPart][]).flatMap(([part, edit]) =>
    isListed(edit) ? edit.added : edit.isSame || written.has(part) ? [] : edit.fresh,
  );
  return { ...line, children: [...children, ...added] };
}

/** A line with another text of its own; what continued the old one goes. */
export const withText = (line: GedcomLine, text: GedcomLine): GedcomLine => ({
  ...line,
  value: text.value,
  children: [...text.children, ...line.children.filter(({ tag }) => tag !== 'CONT' && tag !== 'CONC')],
});

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
