import type { KinFamily, KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';

/**
 * The family after the one that is shown, of those a person is a child of.
 * @param shown - its id; undefined where none was chosen: the first by birth is shown then
 */
export function nextParents(
  { families }: KinGraph,
  personId: string | null,
  shown: number | undefined,
): KinFamily | undefined {
  const own = families.filter(
    ({ partners, children }) => partners.length > 0 && children.some((child) => child.personId === personId),
  );
  const chosen = own.findIndex(({ id }) => id === shown);
  const current =
    chosen >= 0
      ? chosen
      : Math.max(
          0,
          own.findIndex(({ children }) =>
            children.some((child) => child.personId === personId && child.link === 'birth'),
          ),
        );
  return own[(current + 1) % own.length];
}
