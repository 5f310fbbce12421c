import { parse } from 'yaml';

import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';
import type { ContentDocument } from '#domain/site/content/contentDocument.ts';
import { contentLink } from '#domain/site/content/contentLink.ts';
import { holdingQuery, PLACEHOLDER, readPlaceholder } from '#domain/site/content/placeholder.ts';

import { readEntries } from './readEntries.ts';
import { HELP_NAMES, readHelpFacts } from './readHelpFacts.ts';
import { toBlocks } from './toBlocks.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/u;
const TEXTS = new Set([
  'title',
  'description',
  'eyebrow',
  'heading',
  'lead',
  'picture',
  'socialImage',
  'updated',
  'holding',
]);
const OTHERS = new Set(['order', 'actions', 'draft', 'sample', 'model']);

/** A document as it was read, with whatever is wrong with it. */
export interface ParsedDocument {
  /** Null where it cannot be shown at all. */
  document: ContentDocument | null;
  /** Not shown to readers yet. */
  isDraft: boolean;
  /** About the fictional county: shown in demo mode only. */
  isSample: boolean;
  faults: string[];
}

function frontMatterOf(text: string, report: (message: string) => void): Record<string, unknown> | null {
  const [, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined) {
    report('The document does not start with front matter between two lines of three hyphens.');
    return null;
  }
  try {
    const data: unknown = parse(yaml);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>;
    report('The front matter holds no names and values.');
  } catch (error) {
    report(`The front matter is no YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  return null;
}

/**
 * Reads a Markdown document: front matter in YAML, then the text. What is faulty is left out and named; without a title
 * and a description there is no document.
 */
export function parseDocument(kind: string, key: string, text: string): ParsedDocument {
  const faults: string[] = [];
  const report = (message: string) => void faults.push(message);
  const data = frontMatterOf(text, report);
  if (!data) return { document: null, isDraft: false, isSample: false, faults };

  const isHelp = kind.startsWith('help-');
  for (const name of Object.keys(data))
    if (!TEXTS.has(name) && !OTHERS.has(name) && !(isHelp && HELP_NAMES.has(name)))
      report(`The front matter has no “${name}”.`);
  const textOf = (name: string): string | null => {
    const value = data[name];
    if (value === undefined || value === null) return null;
    const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (written === '') report(`“${name}” must be a text.`);
    return written || null;
  };
  const checked = (name: string, isRight: (value: string) => boolean, message: string): string | null => {
    const value = textOf(name);
    if (value === null || isRight(value)) return value;
    report(message);
    return null;
  };
  const title = textOf('title');
  const description = textOf(isHelp ? 'snippet' : 'description');
  if (title === null || description === null) {
    report(isHelp ? 'A text of the help needs a title and a snippet.' : 'A document needs a title and a description.');
    return { document: null, isDraft: false, isSample: false, faults };
  }
  const help = isHelp ? readHelpFacts(data, report) : undefined;
  if (help === null) return { document: null, isDraft: false, isSample: false, faults };
  const holding = checked(
    'holding',
    (value) => holdingQuery(value) !== null,
    '“holding” is neither a named holding nor a search.',
  );
  const document: ContentDocument = {
    kind,
    key,
    title,
    description,
    socialImage: checked(
      'socialImage',
      (value) => !value.startsWith('#') && contentLink(value) !== null,
      '“socialImage” must be a path of this site or an https address.',
    ),
    eyebrow: textOf('eyebrow'),
    heading: textOf('heading') ?? title,
    lead: textOf('lead'),
    picture: textOf('picture'),
    updated: checked('updated', isCalendarDay, '“updated” must be a day such as 2026-01-31.'),
    order: typeof data.order === 'number' ? data.order : 0,
    holding: holding === null ? null : holdingQuery(holding),
    actions: data.actions === undefined ? [] : readEntries(data.actions, report),
    blocks: toBlocks(text.replace(FRONT_MATTER, ''), report),
    ...(data.model === true && { isModel: true as const }),
    ...(help && { help }),
  };
  for (const [whole, inner = ''] of JSON.stringify(document).matchAll(PLACEHOLDER))
    if (!readPlaceholder(inner)) report(`${whole} is nothing that this site can fill in.`);
  return { document, isDraft: data.draft === true, isSample: data.sample === true, faults };
}
