import { bloodPaths } from './bloodPaths.ts';
import type { KinLinks } from './kinLinks.ts';
import { lengthOf, pathOfSelf, type KinPath, type KinRoute } from './kinPath.ts';

/** Lines looked for through each partner, and steps that are tried for it. */
const [MOST_LINES, MOST_STEPS] = [3, 6_000];
/** Partners of one person who are looked at: some files hold thousands of families for one. */
const MOST_PARTNERS = 20;

/** The partners of a person, each once. */
export const partnersOf = (links: KinLinks, personId: number): number[] =>
  [...new Set(links.asPartner(personId).flatMap((familyId) => links.partners(familyId)))].filter(
    (partner) => partner !== personId,
  );

/** The parents of a person, however they belong to them. */
const parentsOf = (links: KinLinks, personId: number): Set<number> =>
  new Set(links.asChild(personId).flatMap(({ familyId }) => links.partners(familyId)));

/** Whether a line leaves a partner by a child of both: then it is a line of one's own, and none by marriage. */
function isOwnLine(links: KinLinks, { up, down, tops }: KinPath, partner: number, self: number): boolean {
  const next = tops[0] === partner && tops.length === 1 ? (down[0] ?? up.at(-1)) : undefined;
  return next !== undefined && parentsOf(links, next.personId).has(self);
}

/** Lines between a person and a partner of the other, or the other way about. */
const throughPartner = (
  links: KinLinks,
  from: number,
  to: number,
  partner: number,
  self: number,
  generations: number,
): KinPath[] =>
  bloodPaths(links, from, to, { paths: MOST_LINES, generations, steps: MOST_STEPS }).paths.filter(
    (path) =>
      !isOwnLine(links, path, partner, self) &&
      ![...path.up, ...path.down].some(({ personId }) => personId === self) &&
      !path.tops.includes(self),
  );

/** A child of a step-parent: the children that a parent's partner has without that parent. */
function stepSiblings(links: KinLinks, from: number, to: number): KinRoute[] {
  const [parents, others] = [parentsOf(links, from), parentsOf(links, to)];
  if ([...parents].some((parent) => others.has(parent))) return [];
  return [...parents].flatMap((parent) =>
    partnersOf(links, parent)
      .filter((partner) => others.has(partner))
      .map((partner): KinRoute => [
        { up: [{ personId: from, link: linkTo(links, from, parent) }], tops: [parent], down: [], isHalf: false },
        { up: [], tops: [partner], down: [{ personId: to, link: linkTo(links, to, partner) }], isHalf: false },
      ]),
  );
}

const linkTo = (links: KinLinks, child: number, parent: number) =>
  links.asChild(child).find(({ familyId }) => links.partners(familyId).includes(parent))?.link ?? 'unknown';

/**
 * The ways in which two people are related by one marriage: to each other, through a partner of either, or as
 * step-siblings.
 * @param longest - generations and marriages of a way at most
 */
export function marriedRoutes(links: KinLinks, from: number, to: number, longest: number): KinRoute[] {
  const [ofFrom, ofTo] = [partnersOf(links, from), partnersOf(links, to)];
  if (ofFrom.includes(to)) return [[pathOfSelf(from), pathOfSelf(to)]];
  return [
    ...ofFrom
      .slice(0, MOST_PARTNERS)
      .flatMap((partner) =>
        throughPartner(links, partner, to, partner, from, longest - 1).map((path): KinRoute => [
          pathOfSelf(from),
          path,
        ]),
      ),
    ...ofTo
      .slice(0, MOST_PARTNERS)
      .flatMap((partner) =>
        throughPartner(links, from, partner, partner, to, longest - 1).map((path): KinRoute => [path, pathOfSelf(to)]),
      ),
    ...stepSiblings(links, from, to).filter((route) => lengthOf(route) <= longest),
  ];
}
