import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Days for which a tab may stay open after the next release came, as in server/platform/releases. */
const OPEN_DAYS = 7;
const DAY_MS = 86_400_000;
const NAME = /^(\d{4}-\d\d-\d\d)-[\da-f]{8}\.(\w+)$/u;

/** What is kept of a release: the operations that its browser sends, or the addresses that it knows. */
export type KeptKind = 'graphql' | 'addresses';

/** One of a release, by the day and the contents of the release. */
export interface KeptRelease {
  file: string;
  since: number;
}

/** All of a kind that are kept, the earliest first. */
export function keptReleases(folder: string, kind: KeptKind): KeptRelease[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, day, ending] = NAME.exec(file) ?? [];
      return day === undefined || ending !== kind ? [] : [{ file, since: Date.parse(day) }];
    });
}

/**
 * Keeps one kind of a release, and removes those that no tab can be open with any more.
 * @param kept - as written by keepOperations, or the lines of addresses.txt
 * @param now - when it is released
 * @returns names of files; `added` is null where the latest release sends the same
 */
export function keepRelease(
  folder: string,
  kind: KeptKind,
  kept: string,
  now: number,
): { added: string | null; removed: string[] } {
  const there = keptReleases(folder, kind);
  const latest = there.at(-1);
  const isNew = !latest || readFileSync(path.join(folder, latest.file), 'utf8') !== kept;
  const file = `${new Date(now).toISOString().slice(0, 10)}-${createHash('sha256').update(kept).digest('hex').slice(0, 8)}.${kind}`;
  if (isNew) {
    writeFileSync(path.join(folder, file), kept);
    there.push({ file, since: now });
  }
  const removed = there
    .filter((_release, at) => (there[at + 1]?.since ?? now) < now - OPEN_DAYS * DAY_MS)
    .map((release) => release.file);
  for (const old of removed) rmSync(path.join(folder, old));
  return { added: isNew ? file : null, removed };
}
