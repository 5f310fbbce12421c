import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { citeArticle } from '#domain/newspapers/core/citeArticle.ts';
import { citationsOf } from '#domain/records/transcript/citationStyles.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import type { SeenSource } from './checkClippings.ts';

/** What citations say of this site. */
export type CitedSite = Pick<RequestContext['site'], 'publicUrl' | 'name'>;

/** What of a clipping goes into its citation. */
interface Cited {
  /** Where the source opens, whole. */
  address: string;
  /** When it was clipped. */
  accessedOn: Date;
  isUncorrected: boolean;
  siteName: string;
}

const seen = ({ siteName, address, accessedOn }: Cited): string =>
  `${siteName} (${address} : accessed ${dayInWords(accessedOn)})`;

/** The headline of an article on one line; null where it has none. */
const headlineOf = (headline: string | null): string | null => headline?.replace(/\s+/gu, ' ').trim() || null;

/** Without the words of the source: what may always be said of it. */
function citeOutside(source: SeenSource, cited: Cited): string {
  if (source.kind === 'record')
    return `${[source.set.name, source.set.repository, seen(cited)].filter((part) => part !== null).join('; ')}.`;
  const { bookLabel, label, set } = source.kind === 'image' ? source.image : { bookLabel: '', label: '', set: null };
  return `${[`${bookLabel}, ${label}`, set?.name ?? null, set?.repository ?? null, seen(cited)].filter((part) => part !== null).join('; ')}.`;
}

/**
 * A sentence that cites the source of a clipping.
 *
 * @param isOpen - the reader may read the source: without that nothing of its own words is in the sentence.
 */
export function citeSource(source: SeenSource, cited: Cited, isOpen: boolean): string {
  if (source.kind === 'record' && isOpen) {
    const { record, set } = source;
    const [plain] = citationsOf(record.fields, {
      setName: set.name,
      repository: set.repository,
      archiveSeries: set.archiveSeries,
      siteName: cited.siteName,
      address: cited.address,
      accessedOn: cited.accessedOn,
    });
    if (plain) return plain.text;
  }
  if (source.kind === 'record' || source.kind === 'image') return citeOutside(source, cited);
  return citeArticle({
    headline: isOpen && source.kind === 'article' ? headlineOf(source.headline) : null,
    title: source.titleName,
    place: source.placeName?.split(',')[0]?.trim() || null,
    date: source.date,
    precision: source.precision,
    edition: source.edition,
    pageLabel: source.kind === 'article' ? source.pageLabel : source.label,
    column: null,
    isUncorrected: isOpen && cited.isUncorrected,
    siteName: cited.siteName,
    address: cited.address,
    accessedOn: cited.accessedOn,
  });
}
