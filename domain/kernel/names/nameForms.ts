import { forenameForms } from './forenameIndex.ts';
import { forenameMatch } from './forenameMatch.ts';
import type { NameKind } from './nameVariant.ts';
import { pairedNames, pairMatch } from './surnamePairs.ts';

/** So many forms of a name at most; the nearest ones. */
const MOST_FORMS = 24;

/** Another form of a name, and how near it is: 1 for the name itself. */
export interface NameForm {
  form: string;
  score: number;
}

/**
 * The other forms of a name that are listed: those of the table of forenames, the reviewed pairs of surnames. Nothing
 * that is only alike by ear. Nearest first.
 *
 * @param token - folded.
 */
export function nameForms(token: string, kind: NameKind): readonly NameForm[] {
  const [forms, match] =
    kind === 'surname' ? ([pairedNames(token), pairMatch] as const) : ([forenameForms(token), forenameMatch] as const);
  return forms
    .flatMap((form): NameForm[] => {
      const score = form === token ? undefined : match(token, form)?.score;
      return score === undefined ? [] : [{ form, score }];
    })
    .sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1))
    .slice(0, MOST_FORMS);
}
