import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CHAPTERS = ['run-it.md', 'open-it.md', 'fill-it.md', 'run-it-big.md'];
const read = (file: string): string => readFileSync(file, 'utf8');

/** As GitHub makes anchors of headings. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
/** What `#…` may name in a page: its headings outside of examples, and anchors written out. */
function anchorsOf(file: string): Set<string> {
  const text = read(file).replaceAll(/^```.*?^```/gmsu, '');
  return new Set([
    ...[...text.matchAll(/^#{1,6} (.*)$/gmu)].map(([, heading = '']) =>
      slug(heading.replaceAll(/\]\([^)]*\)|[[\]`]/gu, '')),
    ),
    ...[...text.matchAll(/<a id="([^"]+)">/gu)].map(([, id = '']) => id),
  ]);
}
/** Links to files of the project, as they are written. */
const linksOf = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(/`[^`\n]*`/gu, '')
      .matchAll(/\]\(([^)\s]+)\)/gu),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/u.test(target));

const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(pages)('the links of %s lead to pages and sections that are there', (page) => {
  const lost = linksOf(page).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? page : path.join(path.dirname(page), file);
    return !existsSync(to) || (anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).has(anchor));
  });
  expect(lost).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'SECURITY.md'])('%s names files and folders that are there', (page) => {
  const named = [...read(page).matchAll(/`((?:content|domain|server|src|test|scripts|docs)\/[\w./-]+)`/gu)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('docs/operating.md leads to every section of the four chapters, under the anchor that it had there before', () => {
  const sections = CHAPTERS.flatMap((file) =>
    [...read(`docs/${file}`).matchAll(/^#{2,3} (.*)$/gmu)].map(([, heading = '']) => ({ file, anchor: slug(heading) })),
  );
  const index = read('docs/operating.md');
  expect(sections.length).toBeGreaterThan(50);
  expect(
    sections.filter(
      ({ file, anchor }) => !index.includes(`<a id="${anchor}"></a>`) || !index.includes(`](${file}#${anchor})`),
    ),
  ).toEqual([]);
});

it.each(CHAPTERS)('%s starts with a list of its sections', (file) => {
  const [start = '', ...sections] = read(`docs/${file}`).split(/^## /mu);
  expect(
    sections
      .map((section) => section.split('\n')[0] ?? '')
      .filter((heading) => !start.includes(`[${heading}](#${slug(heading)})`)),
  ).toEqual([]);
});

it('the upgrade chapter names the version that runs', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('docs/run-it.md')).toContain(`this is ${version}.`);
  expect(read('CHANGELOG.md')).toContain(`## ${version}`);
});
