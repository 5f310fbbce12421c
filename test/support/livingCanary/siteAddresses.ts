import type { FastifyInstance } from 'fastify';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import type { PlantedTree } from './plantTrees.ts';

const ROW = /^(?<indent>[│ ]*)[├└]── (?<part>\S+) \((?<methods>[^)]*)\)$/u;
const INDENT = 4;

/**
 * The patterns that the server answers GET at, read from what it has mounted: a route that is added is among them by
 * itself.
 */
function mountedPatterns(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const { indent = '', part = '', methods = '' } = ROW.exec(line)?.groups ?? {};
      const depth = indent.length / INDENT;
      if (part === '') return [];
      above.length = depth;
      above[depth] = part;
      return methods.split(', ').includes('GET') ? [above.join('')] : [];
    });
}

/** Numbers of the media of a canary tree. */
export const MEDIA = ['23', '24', '27', '28', '31', '32'];

/** Values for the parameters of an address: the person, the tree, then every other number known of it. */
const turnsOf = (tree: PlantedTree, who: number): readonly Readonly<Record<string, string>>[] => {
  const [person, number] = [tree.personId(who), String(tree.id)];
  const common = {
    rootsfinderId: person,
    personId: person,
    treeRef: tree.ref,
    treeId: number,
    inviteId: tree.code ?? 'none',
    token: tree.token ?? 'none',
    tree: number,
    file: 'small.webp',
  };
  return [
    { ...common, '': person },
    { ...common, personId: String(who), treeId: tree.ref, '': number },
    ...tree.ids.map((id) => ({ ...common, '': id })),
    ...MEDIA.map((medium) => ({ ...common, '': medium })),
    { ...common, '': 'ROCHE-1871/1' },
  ];
};

/** An address of a pattern: parameters that are not known by name get the value under the empty one. */
const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)\??/gu, (_whole, name: string) => encodeURIComponent(values[name] ?? values[''] ?? '1'));

const queryOf = (token: string | null): string => (token === null ? '' : `?publicTreeShareToken=${token}`);

/** Every page of the site, asked for a person of a tree. */
export function pageAddresses(tree: PlantedTree, who: number, token: string | null): string[] {
  return siteRoutes.flatMap(({ pattern }) =>
    [
      ...new Set(
        turnsOf(tree, who)
          .slice(0, 2)
          .map((values) => fill(pattern.replace(/\*$/u, `profile/${tree.personId(who)}`), values)),
      ),
    ].map((path) => `${path}${queryOf(token)}`),
  );
}

/** Every other address that the server answers, asked for everything known of a tree. */
export function readAddresses(app: FastifyInstance, tree: PlantedTree, who: number, token: string | null): string[] {
  const paths = mountedPatterns(app)
    .filter((pattern) => pattern.includes(':'))
    .flatMap((pattern) => turnsOf(tree, who).map((values) => fill(pattern, values)));
  return [...new Set(paths)].map((path) => `${path}${queryOf(token)}`);
}
