import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_NAME = 'muniment';

function isProject(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
  return name === PACKAGE_NAME;
}

let known: string | undefined;

/**
 * The folder of the project: where migrations, the schema, name tables, the gazetteer and `dist` are found. Walks up
 * from this very code, so that it holds for the sources, for the bundles in `dist/server` and for a folder that was
 * moved.
 *
 * @returns an absolute path without a final slash.
 * @throws Error when the code was taken out of its project.
 * @example path.join(projectRoot(), 'schema.graphql')
 */
export function projectRoot(): string {
  if (known !== undefined) return known;
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    if (isProject(folder)) return (known = folder);
    if (folder === path.dirname(folder))
      throw new Error(`No folder above ${import.meta.url} is the project ${PACKAGE_NAME}.`);
  }
}

/** The absolute path of a file or folder whose relative name starts at the project's folder. */
export const inProject = (name: string): string => path.resolve(projectRoot(), name);

/** The release that runs, as package.json names it. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as { version: string }).version;
