import { readFileReference } from './readFileReference.ts';

/**
 * What a FILE line comes to in an archive: a file of it, or why none. Null: it names nothing that an archive could
 * hold.
 */
export type FoundEntry = { entry: string } | { problem: 'MISSING' | 'OUTSIDE' } | null;

const keyOf = (name: string): string => name.normalize('NFC').replace(/\\/gu, '/').replace(/^\.\//u, '').toLowerCase();

/**
 * Finds what FILE lines name among the files of an archive: by their path, whatever its case, its slashes or how its
 * letters are encoded. A path of the computer that a file was written on is found by as much of its end as the archive
 * has.
 * @param names - of the archive's files.
 */
export function createEntryFinder(names: readonly string[]): (value: string) => FoundEntry {
  const exact = new Set(names);
  const known = new Map<string, string | null>();
  const note = (key: string, name: string) => known.set(key, known.has(key) ? null : name);
  for (const name of names) note(keyOf(name), name);
  const lastParts = new Map<string, string | null>();
  for (const name of names) {
    const key = keyOf(name).split('/').at(-1) ?? '';
    lastParts.set(key, lastParts.has(key) ? null : name);
  }
  const named = (path: string): string | null => (exact.has(path) ? path : (known.get(keyOf(path)) ?? null));

  function endNamed(path: string): string | null {
    const parts = path.split('/');
    for (let from = 0; from < parts.length; from += 1) {
      const found = named(parts.slice(from).join('/'));
      if (found !== null) return found;
    }
    return lastParts.get(keyOf(parts.at(-1) ?? '')) ?? null;
  }

  return (value) => {
    const reference = readFileReference(value);
    if (reference.kind === 'outside') return { problem: 'OUTSIDE' };
    if (!('paths' in reference)) return null;
    for (const path of reference.paths) {
      const entry = reference.kind === 'beside' ? named(path) : endNamed(path);
      if (entry !== null) return { entry };
    }
    return { problem: 'MISSING' };
  };
}
