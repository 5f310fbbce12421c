import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { FLOORS, WINGS } from './floors.ts';
import { importGraph } from './importGraph.ts';

const PAGE = 'docs/architecture.md';
/** Layers of the drawing, with the folders of each; the deepest folder that fits a file is its layer. */
const LAYERS: Readonly<Record<string, string>> = {
  'src/app': 'app',
  'src/features': 'features',
  'src/services': 'services',
  'src/ui': 'ui',
  domain: 'domain',
  'server/platform': 'platform',
  'server/engines': 'engines',
  'server/modules': 'modules',
  'server/importers': 'importers',
  'server/start': 'start',
  'server/admin': 'admin',
  tools: 'tools',
};

const layerOf = (file: string): string | null =>
  Object.entries(LAYERS).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? null;
const parts = (floor: string, wing: string): string[] =>
  existsSync(`${floor}/${wing}`)
    ? readdirSync(`${floor}/${wing}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

function drawLayers(): string {
  const edges = new Set<string>();
  for (const [file, targets] of importGraph()) {
    for (const target of targets) {
      const [from, to] = [layerOf(file), layerOf(target)];
      if (from !== null && to !== null && from !== to) edges.add(`  ${from} --> ${to}`);
    }
  }
  return ['```mermaid', 'flowchart TD', ...[...edges].sort(), '```'].join('\n');
}

function listParts(): string {
  const rows = WINGS.map((wing) => `| ${wing} | ${FLOORS.map((floor) => parts(floor, wing).join(', ')).join(' | ')} |`);
  return [`| wing | ${FLOORS.map((floor) => `\`${floor}\``).join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n');
}

/** The page with its two drawings as the code is now; the text between their marks is replaced. */
export function withDrawings(page: string): string {
  const filled = (text: string, mark: string, drawing: string) =>
    text.replace(
      new RegExp(`(<!-- ${mark} -->\n)[^]*?(<!-- end -->)`, 'u'),
      (_all, start: string, end: string) => `${start}${drawing}\n${end}`,
    );
  return filled(filled(page, 'layers', drawLayers()), 'parts', listParts());
}

// `node --import tsx scripts/structure/drawHouse.ts` draws it again.
if (process.argv[1]?.endsWith('drawHouse.ts')) writeFileSync(PAGE, withDrawings(readFileSync(PAGE, 'utf8')));
