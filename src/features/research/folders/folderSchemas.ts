import { folderNameProblem, folderNoteProblem } from '#domain/research/folders/folderRules.ts';
import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { addTexts } from './texts.ts';

/** Name and description of a folder. Loaded at the first check (services/forms/validateWith.ts). */
export const folderSchema = ruleSchema({ name: '', description: '' }, ({ name, description }) =>
  collectProblems({ name: folderNameProblem(name), description: folderNoteProblem(description) }),
);

/** The member's own words about an entry. A heading and a note that is an entry of its own must say something. */
export const noteSchema = (kind: string) =>
  ruleSchema({ note: '' }, ({ note }) =>
    collectProblems({
      note:
        kind === 'HEADING'
          ? folderNameProblem(note)
          : kind === 'NOTE' && note.trim() === ''
            ? addTexts.nothing
            : folderNoteProblem(note),
    }),
  );

/**
 * What is wrong with a pasted address; null where a folder can hold the page. An address without an origin is one of
 * this site.
 */
export function pastedProblem(text: string): string | null {
  const address = text.trim();
  if (
    /^[a-z][a-z+.-]*:/iu.test(address) &&
    (!URL.canParse(address) || new URL(address).origin !== window.location.origin)
  )
    return addTexts.elsewhere;
  return readResearchAddress(address) === null ? addTexts.unknown : null;
}

/** A further entry: a page by its address, a note or a heading. */
export const entrySchema = ruleSchema({ what: 'page', text: '' }, ({ what, text }) => {
  if (what === 'page') return collectProblems({ text: pastedProblem(text) });
  if (what === 'heading') return collectProblems({ text: folderNameProblem(text) });
  return collectProblems({ text: text.trim() === '' ? addTexts.nothing : folderNoteProblem(text) });
});
