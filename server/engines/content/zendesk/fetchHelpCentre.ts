import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { writeWhole } from '#server/platform/files/writeWhole.ts';

/** A help centre at Zendesk, as its Help Center API gives it to visitors. */
export interface HelpCentreData {
  /** The locale it answered in. */
  locale: string;
  categories: unknown[];
  sections: unknown[];
  articles: unknown[];
}

interface HelpCentreAddress {
  /** `https://archive.zendesk.com` */
  url: URL;
  /** Wanted; where the help centre does not have it, its default is taken. */
  locale: string;
}

const PATIENCE_MS = 15_000;
/** Entries of one answer, which is also the most that Zendesk gives. */
const ON_PAGE = 100;
/** Answers of one list that are followed: ten thousand articles. */
const MOST_PAGES = 100;
const MOST_BYTES = 20_000_000;
/** Seconds that are waited when Zendesk asks us to slow down. */
const LONGEST_WAIT = 60;
const TRIES = 3;

type Bag = Record<string, unknown>;

/** One answer as JSON. Waits as long as a 429 asks for. @throws Error in words for an operator */
async function getJson(address: URL): Promise<Bag> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 429 && attempt < TRIES) {
      const seconds = Number(answer.headers.get('retry-after') ?? '1');
      if (!(seconds >= 0 && seconds <= LONGEST_WAIT)) throw new Error('it asks us to come back later');
      await answer.body?.cancel();
      await delay(seconds * 1_000);
      continue;
    }
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const text = await answer.text();
    if (text.length > MOST_BYTES) throw new Error('one of its answers is too long');
    const data: unknown = JSON.parse(text);
    if (!isObject(data)) throw new Error('its answer has another shape');
    return data;
  }
}

/** Every entry of a list, page by page. Addresses of further pages are followed on the same host only. */
async function getList(first: URL, name: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  let address = first;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { [name]: found, meta, links } = await getJson(address);
    if (!Array.isArray(found)) throw new Error(`its answer has no list “${name}”`);
    entries.push(...(found as unknown[]));
    const next = isObject(links) ? links.next : null;
    if (!isObject(meta) || meta.has_more !== true || typeof next !== 'string') return entries;
    const following = new URL(next, first);
    if (following.origin !== first.origin) throw new Error('it names a further page on another host');
    address = following;
  }
  throw new Error(`it has more than ${MOST_PAGES * ON_PAGE} entries`);
}

/**
 * Reads a help centre without signing in: what its visitors may read is all that ours may. A locale it does not have
 * gives its default, because Zendesk answers nothing for a locale that is switched off.
 * @throws Error whose message ends the sentence “The help centre could not be read: …”
 */
export async function fetchHelpCentre({ url, locale }: HelpCentreAddress): Promise<HelpCentreData> {
  const { locales, default_locale: usual } = await getJson(new URL('/api/v2/help_center/locales.json', url));
  const known = Array.isArray(locales) ? locales.filter((one): one is string => typeof one === 'string') : [];
  const taken =
    known.find((one) => one.toLowerCase() === locale.toLowerCase()) ?? (typeof usual === 'string' ? usual : locale);
  const list = (name: string) => {
    const address = new URL(`/api/v2/help_center/${encodeURIComponent(taken)}/${name}.json`, url);
    address.searchParams.set('page[size]', String(ON_PAGE));
    return getList(address, name);
  };
  // One after the other: Zendesk counts requests.
  const categories = await list('categories');
  const sections = await list('sections');
  return { locale: taken, categories, sections, articles: await list('articles') };
}

/** The last answer of the help centre, kept on disk so that a restart does not need it. */
export interface HelpCopy {
  /** ISO 8601, UTC. */
  fetchedAt: string;
  /** Whose it is: of another address or locale it is not taken. */
  of: string;
  data: HelpCentreData;
}

const isCopy = (value: unknown): value is HelpCopy => {
  const { fetchedAt, of, data } = (value ?? {}) as Partial<HelpCopy>;
  return (
    typeof fetchedAt === 'string' &&
    !Number.isNaN(Date.parse(fetchedAt)) &&
    typeof of === 'string' &&
    typeof data === 'object' &&
    Array.isArray(data?.articles)
  );
};

/** The copy in a file; null where there is none of this help centre, or the file is damaged. */
export async function readCopy(file: string, of: string): Promise<HelpCopy | null> {
  try {
    const copy: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isCopy(copy) && copy.of === of ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps a copy; a process that dies meanwhile leaves the one before. */
export async function writeCopy(file: string, copy: HelpCopy): Promise<void> {
  await writeWhole(file, Buffer.from(JSON.stringify(copy)), Infinity);
}
