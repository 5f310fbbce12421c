import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { listFiles } from '../listFiles.ts';
import { circlesIn } from './circlesIn.ts';
import { withDrawings } from './drawHouse.ts';
import { areaOf, FLOORS, WINGS } from './floors.ts';
import { importGraph, SOURCE_FOLDERS, sourceFiles } from './importGraph.ts';

const folders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Folders that may hold one or two files: their names are a convention, or their inside is a world of its own. */
const SMALL_FOLDERS = [
  /^src\/(?:ui|services|app)(?:\/|$)/u,
  /^server\/engines\/search\/(?:columnar|conformance)\//u,
  /^domain\/trees\/gedcom\//u,
  /^domain\/kernel\/routes\//u,
  /^server\/platform\/db\//u,
  /^server\/engines\/payment\//u,
  /^tools\/bench\//u,
];
/** A part of a wing, or an area of the server, is as large as its subject. */
const isArea = (folder: string): boolean => areaOf(`${folder}/x/x`).split('/').length >= folder.split('/').length;

describe('the house', () => {
  const graph = importGraph();

  it.each(FLOORS)('has no folder but the wings on %s', (floor) =>
    expect(WINGS).toEqual(expect.arrayContaining(folders(floor))),
  );

  it('has rules for every wing', () => expect(folders('domain')).toEqual(WINGS));

  it('has no circle of imports between files, types and import() included', () => expect(circlesIn(graph)).toEqual([]));

  it('has modules that only the start’s list imports', () =>
    expect([...graph].filter(([, targets]) => targets.some((target) => target.endsWith('/module.ts')))).toEqual([]));

  it('has no circle between parts', () => {
    const areas = new Map<string, Set<string>>();
    for (const [file, targets] of graph) {
      if (file.startsWith('src/')) continue;
      const own = areas.get(areaOf(file)) ?? new Set<string>();
      areas.set(areaOf(file), own);
      for (const target of targets) if (areaOf(target) !== areaOf(file)) own.add(areaOf(target));
    }
    expect(circlesIn(new Map([...areas].map(([area, targets]) => [area, [...targets]])))).toEqual([]);
  });

  it('is drawn in docs/architecture.md as it is', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    expect(withDrawings(page)).toBe(page);
  });

  it('leaves a wing or a part of the server by alias, and is relative only inside', () => {
    const top = (file: string) => file.split('/').slice(0, 2).join('/');
    const leaving = ['domain', 'server']
      .flatMap(sourceFiles)
      .filter((file) => file.split('/').length > 2)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^'\n]+)'/gu)]
          .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
          .filter((to) => top(to) !== top(file))
          .map((to) => `${file}: ${to}`),
      );
    expect(leaving).toEqual([]);
  });

  it('has no two files whose names differ by capitals alone: some file systems keep one of them', () => {
    const seen = new Map<string, string>();
    const clashes = [...SOURCE_FOLDERS, 'test', 'scripts', 'docs', 'content'].flatMap((folder) =>
      listFiles(folder, '').flatMap((file) => {
        const other = seen.get(file.toLowerCase());
        seen.set(file.toLowerCase(), file);
        return other === undefined ? [] : [`${other} and ${file}`];
      }),
    );
    expect(clashes).toEqual([]);
  });

  it('has no folder for one or two files', () => {
    const sizes = new Map<string, number>();
    for (const file of SOURCE_FOLDERS.flatMap(sourceFiles))
      sizes.set(path.posix.dirname(file), (sizes.get(path.posix.dirname(file)) ?? 0) + 1);
    const small = [...sizes]
      .filter(
        ([folder, size]) => size < 3 && !isArea(folder) && !SMALL_FOLDERS.some((allowed) => allowed.test(`${folder}/`)),
      )
      .map(([folder]) => folder);
    expect(small).toEqual([]);
  });
});

describe('circlesIn', () => {
  it('finds circles of two and more, and none in a tree', () => {
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a', 'd']],
          ['d', []],
        ]),
      ),
    ).toEqual([['a', 'b', 'c']]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d']],
        ]),
      ),
    ).toEqual([]);
  });

  it('finds none in any graph whose edges lead upwards only', () => {
    const upwards = fc.array(fc.tuple(fc.nat(20), fc.nat(20)).filter(([from, to]) => from < to));
    fc.assert(
      fc.property(upwards, (edges) => {
        const graph = new Map<string, string[]>();
        for (const [from, to] of edges) graph.set(String(from), [...(graph.get(String(from)) ?? []), String(to)]);
        expect(circlesIn(graph)).toEqual([]);
      }),
    );
  });
});
