import type { ContentSummary } from '#domain/site/content/contentDocument.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ContentFault, ContentSource } from '../ContentSource.ts';
import { fetchHelpCentre, readCopy, writeCopy } from './fetchHelpCentre.ts';
import { helpDocumentName, type HelpDocuments, helpDocuments } from './helpDocuments.ts';

interface ZendeskHelpOptions {
  url: URL;
  locale: string;
  /** Where the last answer is kept between starts. */
  file: string;
  log: Pick<Log, 'warn'>;
  /** Milliseconds after which the help centre is asked again; for tests. */
  freshMs?: number;
  /** Milliseconds after a failure in which it is not asked. */
  restMs?: number;
}

const FRESH_MS = 600_000;
const REST_MS = 60_000;

const isHelp = (kind: string): boolean => kind.startsWith('help-');

/**
 * The site's texts with the help of a help centre at Zendesk in place of the files. It is asked every ten minutes,
 * never while a reader waits: they get the last answer, which outlives a restart. Where there has been no answer yet,
 * questions about the help fail, and the pages say so.
 */
export function createZendeskHelp(
  base: ContentSource,
  { url, locale, file, log, freshMs = FRESH_MS, restMs = REST_MS }: ZendeskHelpOptions,
): ContentSource {
  const of = `${url.origin} ${locale}`;
  let held: HelpDocuments | null = null;
  let fetchedAt = 0;
  let failedAt = 0;
  let failure: Error | null = null;
  let underWay: Promise<void> | null = null;
  let isCopyRead = false;

  async function take(): Promise<void> {
    try {
      const data = await fetchHelpCentre({ url, locale });
      held = await helpDocuments(data);
      [fetchedAt, failure] = [Date.now(), null];
      await writeCopy(file, { fetchedAt: new Date(fetchedAt).toISOString(), of, data }).catch((error: unknown) =>
        log.warn({ err: error }, 'the copy of the help centre cannot be kept'),
      );
    } catch (error) {
      failedAt = Date.now();
      failure = new Error(`The help centre could not be read: ${(error as Error).message}`);
      log.warn({ host: url.host, problem: (error as Error).message }, 'the help centre could not be read');
    } finally {
      underWay = null;
    }
  }

  async function takeCopy(): Promise<void> {
    isCopyRead = true;
    const copy = await readCopy(file, of);
    if (!copy || held) return;
    held = await helpDocuments(copy.data).catch(() => null);
    fetchedAt = held ? Date.parse(copy.fetchedAt) : 0;
  }

  async function current(): Promise<HelpDocuments> {
    if (!isCopyRead) await takeCopy();
    const now = Date.now();
    if (now - fetchedAt >= freshMs && (failure === null || now - failedAt >= restMs)) underWay ??= take();
    if (held === null && underWay) await underWay;
    if (held === null) throw failure ?? new Error('The help centre has not answered yet.');
    return held;
  }

  const helpFaults = (): ContentFault[] => [
    ...(failure
      ? [
          {
            where: url.origin,
            name: 'help',
            message: `${failure.message}. ${held ? `Readers see the articles of ${new Date(fetchedAt).toISOString().slice(0, 16).replace('T', ', ')} UTC.` : 'Readers see no articles.'}`,
          },
        ]
      : []),
    ...(held?.faults ?? []),
  ];
  const summaryOf = ({ kind, key, title, description, order, updated }: ContentSummary): ContentSummary => ({
    kind,
    key,
    title,
    description,
    order,
    updated,
  });

  return {
    document: async (kind, key) =>
      isHelp(kind) ? ((await current()).documents.get(helpDocumentName(kind, key)) ?? null) : base.document(kind, key),
    list: async (kind, under) =>
      isHelp(kind)
        ? [...(await current()).documents.values()]
            .filter(
              (document) => document.kind === kind && (under === undefined || document.key.startsWith(`${under}/`)),
            )
            .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))
            .map(summaryOf)
        : base.list(kind, under),
    drafts: async () => (await base.drafts()).filter(({ kind }) => !isHelp(kind)),
    draft: async (kind, key) => (isHelp(kind) ? null : base.draft(kind, key)),
    own: async () => (await base.own()).filter(({ kind }) => !isHelp(kind)),
    sources: async () => (await base.sources()).filter(({ kind }) => !isHelp(kind)),
    lookAgain: () => base.lookAgain(),
    // What is known of it: no one waits for the help centre to learn of faults.
    faults: async () => [...(await base.faults()).filter(({ name }) => !name.startsWith('help/')), ...helpFaults()],
    revision: async () => {
      const help = await current().catch(() => null);
      return `${await base.revision()}\n${help?.version ?? 'none'}`;
    },
  };
}
