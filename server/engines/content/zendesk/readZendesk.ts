import { stringify } from 'yaml';

import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { contentLink } from '#domain/site/content/contentLink.ts';

import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { fileNameOf } from './markdownText.ts';

/** A file to be written, below the folder of texts. */
export interface HelpFile {
  /** `help/billing/payments/refunds.md` */
  name: string;
  text: string;
}

/** What was made of the data of another help centre. */
export interface ReadHelp {
  files: HelpFile[];
  /** What was left out or lost, one sentence each. */
  lost: string[];
}

type Bag = Record<string, unknown>;

/** Longest snippet that is made from a text, in characters. */
const SNIPPET = 160;
/** A label that names a page of this site which offers the article: `route:billing.payment`. */
const ROUTE = 'route:';
/** `/hc/en-gb/articles/123-words` of the same help centre. */
const OWN = /^(?:https?:\/\/[^/]+)?\/hc\/[^/]+\/(articles|categories|sections)\/(\d{1,15}[^?#]*)/iu;

const bagsIn = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const idIn = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
const placeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0;

const documentText = (facts: object, body: string): string =>
  `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${body}\n`;
const linkOf = (href: string): string | null => {
  const [, kind, ref] = OWN.exec(href) ?? [];
  return (
    contentLink(kind === undefined ? href : `/help/${kind.toLowerCase()}/${ref}`)?.replace(/[()\s]/gu, (sign) =>
      encodeURIComponent(sign),
    ) ?? null
  );
};
/** The start of a text as a sentence about it. */
function snippetOf(markdown: string, title: string): string {
  const plain = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[\\*`#>]|^- /gmu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const cut = [...plain].slice(0, SNIPPET).join('');
  return cut === '' ? title : cut.length < plain.length ? `${cut.replace(/\s\S*$/u, '')}…` : cut;
}

/**
 * Reads the JSON of Zendesk's Help Center API: one object with the lists `categories`, `sections` and `articles`, as
 * its pages have them. Bodies become Markdown by an allow-list; an article without a section, and a section without a
 * category, is left out and named.
 * @throws Error where it is no such object
 */
export function readZendesk(data: unknown): ReadHelp {
  if (!isObject(data) || !Array.isArray(data.articles))
    throw new Error('This is not the JSON of a help centre: it has no list “articles”.');
  const files: HelpFile[] = [];
  const lost: string[] = [];
  const taken = new Set<string>();
  const nameIn = (folder: string, name: string, id: number): string => {
    const wanted = `${folder}/${fileNameOf(name)}`;
    const free = taken.has(wanted) || wanted.endsWith('/index') ? `${wanted}-${id}` : wanted;
    taken.add(free);
    return free;
  };
  const shelve = (entries: Bag[], folderOf: (entry: Bag) => string | undefined, what: string): Map<number, string> => {
    const folders = new Map<number, string>();
    for (const entry of entries) {
      const [id, title, folder] = [idIn(entry.id), textIn(entry.name), folderOf(entry)];
      if (id === 0 || title === '' || folder === undefined) {
        lost.push(`${what} “${title}” was left out: it has no number, no name, or nothing to be filed in.`);
        continue;
      }
      const path = nameIn(folder, title, id);
      folders.set(id, path);
      files.push({
        name: `${path}/index.md`,
        text: documentText(
          { id, title, snippet: textIn(entry.description) || title, order: placeIn(entry.position) },
          '',
        ),
      });
    }
    return folders;
  };
  const categories = shelve(bagsIn(data.categories), () => 'help', 'The category');
  const sections = shelve(bagsIn(data.sections), (entry) => categories.get(idIn(entry.category_id)), 'The section');
  for (const article of bagsIn(data.articles)) {
    const [id, title, folder] = [idIn(article.id), textIn(article.title), sections.get(idIn(article.section_id))];
    if (id === 0 || title === '' || folder === undefined) {
      lost.push(`The article “${title}” was left out: it has no number, no title, or no section.`);
      continue;
    }
    const { markdown, lost: parts } = htmlToMarkdown(textIn(article.body), linkOf);
    if (parts.length > 0) lost.push(`The article “${title}” lost ${parts.join(', ')}.`);
    const labels = Array.isArray(article.label_names)
      ? article.label_names.map(textIn).filter((label) => label !== '')
      : [];
    const day = /^\d{4}-\d{2}-\d{2}/u.exec(textIn(article.updated_at))?.[0];
    const routes = labels.filter((label) => label.startsWith(ROUTE)).map((label) => label.slice(ROUTE.length));
    const words = labels.filter((label) => !label.startsWith(ROUTE));
    const facts = {
      id,
      title,
      snippet: snippetOf(markdown, title),
      ...(words.length > 0 && { labels: words }),
      ...(routes.length > 0 && { routes }),
      order: placeIn(article.position),
      ...(day !== undefined && { updated: day }),
      ...(article.draft === true && { draft: true }),
    };
    files.push({ name: `${nameIn(folder, title, id)}.md`, text: documentText(facts, markdown) });
  }
  return { files, lost };
}
