import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** What the server reads of a project beside `dist`. */
const BESIDE = ['node_modules', 'content', 'schema.graphql', 'server', 'docs'];
const TEXT = /\.(?:js|mjs|css|html|json|webmanifest)$/u;
const HASH = /\.([0-9a-f]{8})\./u;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Another hash for each, none of them one of the old build. */
const other = (hash: string): string =>
  hash.replaceAll(/[0-9a-f]/gu, (digit) => ((Number.parseInt(digit, 16) + 5) % 16).toString(16));

/** A folder from which the built site is served, and in which an update takes the place of what is there. */
export interface ReleaseFolder {
  /** As `startSite` takes it. */
  root: string;
  /** Puts a build with other names of all its files in the place of the one before, whose files are gone then. */
  deploy: () => void;
}

/** Copies `dist` into a project folder of its own; the rest is linked. */
export function makeReleaseFolder(root: string): ReleaseFolder {
  mkdirSync(root, { recursive: true });
  for (const name of BESIDE) symlinkSync(path.join(projectRoot(), name), path.join(root, name));
  cpSync(path.join(projectRoot(), 'package.json'), path.join(root, 'package.json'));
  const dist = path.join(root, 'dist');
  cpSync(path.join(projectRoot(), 'dist'), dist, { recursive: true });
  // They would have to be made again with each update; the server packs what is not packed.
  for (const file of filesOf(dist)) if (/\.(?:map|br|gz)$/u.test(file)) rmSync(file);
  return {
    root,
    deploy: () => {
      const files = filesOf(dist);
      const hashes = new Set(files.flatMap((file) => HASH.exec(path.basename(file))?.[1] ?? []));
      const renamed = (text: string) =>
        text.replaceAll(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/gu, (found) =>
          hashes.has(found) ? other(found) : found,
        );
      for (const file of files) {
        const target = path.join(path.dirname(file), renamed(path.basename(file)));
        const content = TEXT.test(file) ? renamed(readFileSync(file, 'utf8')) : readFileSync(file);
        if (target !== file) rmSync(file);
        writeFileSync(target, content);
      }
    },
  };
}
