import { isClippingId } from '#domain/clippings/core/clippingAddresses.ts';
import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { plainSearchOf } from '#domain/search/saved/plainSearchOf.ts';
import { storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';

/** What of this site a folder can hold. */
export type LinkKind = 'RECORD' | 'ARTICLE' | 'ISSUE' | 'SEARCH' | 'PERSON' | 'CLIPPING';

/** A page of this site as a folder keeps it. */
export interface ResearchLink {
  kind: LinkKind;
  /**
   * What the page is of: an id; for a search the query of its address; for a person the tree's reference, a space and
   * the person's id.
   */
  ref: string;
  /** The one address that a folder has for it, from the root. */
  address: string;
}

/** Longest address that is read, and kept, in UTF-16 units. */
const LONGEST = 4_000;
const RECORD_ID = /^[^\s\p{Cc}]{1,200}$/u;
const TREE_PART = /^[\w-]{1,80}$/u;

const record = (id: string): ResearchLink | null =>
  RECORD_ID.test(id)
    ? { kind: 'RECORD', ref: id, address: `/transcript?${new URLSearchParams({ id }).toString()}` }
    : null;

/** An article, or the issue that a page or issue belongs to. */
function newspaper(id: string): ResearchLink | null {
  const parsed = parseNewspaperId(id);
  if (parsed?.issueId == null) return null;
  if (parsed.article !== null) return { kind: 'ARTICLE', ref: id, address: readerAddress(id) };
  return { kind: 'ISSUE', ref: parsed.issueId, address: issueAddress(parsed.issueId) };
}

function search(kind: 'RECORDS' | 'ARTICLES', query: string): ResearchLink | null {
  const plain = plainSearchOf(kind, query);
  if (plain === null) return null;
  const address = storedSearchAddress({ kind, search: plain });
  return address.length > LONGEST ? null : { kind: 'SEARCH', ref: address, address };
}

function person(treeRef = '', personId = ''): ResearchLink | null {
  if (!TREE_PART.test(treeRef) || !TREE_PART.test(personId)) return null;
  return { kind: 'PERSON', ref: `${treeRef} ${personId}`, address: personAddress(treeRef, personId) };
}

const clipping = (id: string): ResearchLink | null =>
  isClippingId(id) ? { kind: 'CLIPPING', ref: id, address: `/collections/all-clippings?clipping=${id}` } : null;

/**
 * Reads an address of this site as something a research folder can hold: a record, an article or issue of a newspaper,
 * a search, a person of a tree, a clipping. Different addresses of one thing read alike.
 * @param text - as pasted or from the address bar; an origin in front is left out of account, the caller compares it if
 * it matters.
 * @returns null for any other address, and never throws.
 */
export function readResearchAddress(text: string): ResearchLink | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || !URL.canParse(trimmed, 'https://site.invalid')) return null;
  const { pathname, search: query, protocol } = new URL(trimmed, 'https://site.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const parameters = new URLSearchParams(query);
  const [first, second, ...rest] = pathname.split('/').slice(1).map(decodeLoosely);
  const path = `/${[first, second].filter((part) => part !== undefined && part !== '').join('/')}`;
  if (path === '/transcript') return record(parameters.get('id') ?? '');
  if (path === '/image-viewer')
    return parameters.has('issue') ? newspaper(parameters.get('issue') ?? '') : record(parameters.get('id') ?? '');
  if (path === '/newspapers/issue') return newspaper(rest.join('/'));
  if (path === '/search/results') return search('RECORDS', query);
  if (path === '/search-newspapers/results') return search('ARTICLES', query);
  if (path === '/collections/all-clippings') return clipping(parameters.get('clipping') ?? '');
  if (first === 'trees' && rest[0] === 'people') return person(second, rest[1]);
  return null;
}
