import { isByBirth } from '../../core/relatives/isByBirth.ts';
import { withArticle } from '../inFigures.ts';
import { type KinBond, type KinRelation, kinTerm } from '../kinTerm.ts';
import { endOf, isSelf, startOf, type KinPath, type KinRoute } from '../paths/kinPath.ts';

type SexOf = (personId: number) => string;

/** How a line holds: by birth, or its first link that is not. Most files do not say of a birth that it is one. */
function bondOf({ up, down }: KinPath): KinBond {
  const link = [...up, ...down].find((step) => !isByBirth(step.link))?.link;
  return link === undefined || link === 'unknown' ? 'birth' : link;
}

/** A line as a relation. */
export const relationOf = (path: KinPath): KinRelation => ({
  up: path.up.length,
  down: path.down.length,
  isHalf: path.isHalf,
  bond: bondOf(path),
});

const bySex = (sex: string, man: string, woman: string, other: string): string =>
  sex === 'm' ? man : sex === 'f' ? woman : other;

/** Whether the tree says of two partners that they were married. */
export type AreMarried = (one: number, other: number) => boolean;

const spouse = (sex: string, isMarried: boolean): string =>
  isMarried ? bySex(sex, 'husband', 'wife', 'partner') : 'partner';

/** Whether a line is so many generations up and down, by birth and of the whole blood. */
const isLine = (path: KinPath, up: number, down: number): boolean =>
  path.up.length === up && path.down.length === down && !path.isHalf && bondOf(path) === 'birth';

/** The words that English has for relations by one marriage; null where there is none. */
function inLaw(first: KinPath, second: KinPath, sex: string, isMarried: boolean): string | null {
  const inLaws = (man: string, woman: string, other: string) =>
    isMarried ? `${bySex(sex, man, woman, other)}-in-law` : null;
  if (isSelf(first)) {
    if (isSelf(second)) return spouse(sex, isMarried);
    if (isLine(second, 1, 0)) return inLaws('father', 'mother', 'parent');
    if (isLine(second, 1, 1)) return inLaws('brother', 'sister', 'sibling');
    return second.up.length === 0 && bondOf(second) === 'birth'
      ? kinTerm({ ...relationOf(second), bond: 'step' }, sex)
      : null;
  }
  if (isSelf(second)) {
    if (isLine(first, 0, 1)) return inLaws('son', 'daughter', 'child');
    if (isLine(first, 1, 1)) return inLaws('brother', 'sister', 'sibling');
    if (isMarried && isLine(first, first.up.length, 1) && first.up.length > 1)
      return `${kinTerm(relationOf(first), sex)} by marriage`;
    return first.down.length === 0 && bondOf(first) === 'birth'
      ? kinTerm({ ...relationOf(first), bond: 'step' }, sex)
      : null;
  }
  return isLine(first, 1, 0) && isLine(second, 0, 1) ? bySex(sex, 'stepbrother', 'stepsister', 'stepsibling') : null;
}

/** Relatives of whom a person has but one, or two that are told apart. */
const ONLY_ONE = /^(?:(?:father|mother)(?:-in-law)?|husband|wife|same person)$/u;

const named = (term: string): string => (ONLY_ONE.test(term) ? `the ${term}` : withArticle(term));

/**
 * What the last person of a route is to the first, with its article and without names. Relations by marriage that
 * English has no word for are said link by link.
 *
 * @param sexOf - the sex of each person, as the reader may know it
 * @param areMarried - of two partners on the route; who is not married is a partner, and has no in-laws
 * @example routeTerm(route, sexOf) // 'a second cousin once removed'
 * @example routeTerm(route, sexOf) // 'the sister of the husband of a niece'
 */
export function routeTerm(route: KinRoute, sexOf: SexOf, areMarried: AreMarried): string {
  const [first, second] = route;
  const last = route.at(-1);
  if (!first || !last) return '';
  if (route.length === 1) return named(kinTerm(relationOf(first), sexOf(endOf(first))));
  const word =
    route.length === 2 && second
      ? inLaw(first, second, sexOf(endOf(second)), areMarried(endOf(first), startOf(second)))
      : null;
  if (word !== null) return named(word);
  return route
    .flatMap((path, index) => [
      ...(index > 0
        ? [`the ${spouse(sexOf(startOf(path)), areMarried(endOf(route[index - 1] ?? path), startOf(path)))}`]
        : []),
      ...(isSelf(path) ? [] : [named(kinTerm(relationOf(path), sexOf(endOf(path))))]),
    ])
    .reverse()
    .join(' of ');
}
