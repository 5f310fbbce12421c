import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';

import { iiifAddresses, type SearchScope } from './iiifAddresses.ts';
import { CONTEXTS, english } from './iiifContexts.ts';
import { textAnnotation } from './lineAnnotations.ts';

/** Part of a hit on one line. */
export interface HitPart {
  pageId: string;
  /** Index of the line in the text of its page, from 0. */
  line: number;
  /** Words of the line that were found: from the first to before the second. */
  from: number;
  to: number;
  /** The found words; the whole line's text is `lineText`. */
  text: string;
  lineText: string;
  /** Of the words, or of the line where its words have no boxes. */
  region: PageRegion;
  hasWordBoxes: boolean;
}

/** Something found: its parts in reading order, a few words before and after. */
export interface SearchHit {
  issue: { id: string; label: string };
  parts: readonly HitPart[];
  before: string;
  after: string;
}

/** A page of what a search found. */
export interface FoundPage {
  scope: SearchScope;
  query: string;
  hits: readonly SearchHit[];
  /** From 1. */
  page: number;
  pages: number;
  /** Parameters that were not understood. */
  ignored: readonly string[];
}

/** The address of a page of results. */
const pageAddress = (service: string, query: string, page: number): string =>
  `${service}?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) }).toString()}`;

/** Words have annotations of their own; a line without boxes of words is the smallest part that a page can show. */
const partAddress = (origin: string, { pageId, line, from, to, hasWordBoxes }: HitPart): string =>
  iiifAddresses(origin).line(pageId, line) + (hasWordBoxes ? `/words/${from}-${to}` : '');

const regionAddress = (origin: string, { pageId, region }: HitPart): string =>
  `${iiifAddresses(origin).canvas(pageId)}#xywh=${xywhOf(region)}`;

/** The words before and after found words in their own line. */
function inLine({ lineText, from, to }: HitPart) {
  const words = lineText.split(' ');
  return {
    prefix: from === 0 ? '' : `${words.slice(0, from).join(' ')} `,
    suffix: to >= words.length ? '' : ` ${words.slice(to).join(' ')}`,
  };
}

function quoteOf(hit: SearchHit, part: HitPart, isHighlight: boolean) {
  const line = inLine(part);
  const prefix = isHighlight ? line.prefix : part === hit.parts[0] ? hit.before : '';
  const suffix = isHighlight ? line.suffix : part === hit.parts.at(-1) ? hit.after : '';
  return {
    type: 'TextQuoteSelector',
    ...(prefix !== '' && { prefix }),
    exact: part.text,
    ...(suffix !== '' && { suffix }),
  };
}

/** A page of Content Search 2: what was found as annotations, and around what each is, or where in its line. */
export function searchAnswer(origin: string, { scope, query, hits, page, pages, ignored }: FoundPage) {
  const at = iiifAddresses(origin);
  const service = at.search(scope);
  const address = (number: number) => pageAddress(service, query, number);
  const annotationPage = (number: number) => ({ id: address(number), type: 'AnnotationPage' });
  const items = new Map<string, object>();
  const about = hits.map((hit, n) => {
    const isHighlight = hit.parts.some(({ hasWordBoxes }) => !hasWordBoxes);
    const targets = hit.parts.map((part) => {
      const id = partAddress(origin, part);
      const target = {
        id: regionAddress(origin, part),
        type: 'Canvas',
        partOf: [{ id: at.manifest(hit.issue.id), type: 'Manifest', label: english(hit.issue.label) }],
      };
      items.set(
        id,
        textAnnotation(id, part.hasWordBoxes ? part.text : part.lineText, scope.kind === 'issue' ? target.id : target),
      );
      return { type: 'SpecificResource', source: id, selector: [quoteOf(hit, part, isHighlight)] };
    });
    return {
      id: `${address(page)}#match-${n + 1}`,
      type: 'Annotation',
      motivation: isHighlight ? 'highlighting' : 'contextualizing',
      target: targets.length === 1 ? targets[0] : targets,
    };
  });
  return {
    '@context': CONTEXTS.search,
    id: address(page),
    type: 'AnnotationPage',
    ...(pages > 1 && {
      partOf: {
        id: `${address(1)}#all`,
        type: 'AnnotationCollection',
        first: annotationPage(1),
        last: annotationPage(pages),
      },
    }),
    ...(page > 1 && { prev: annotationPage(page - 1) }),
    ...(page < pages && { next: annotationPage(page + 1) }),
    ...(ignored.length > 0 && { ignored }),
    items: [...items.values()],
    ...(about.length > 0 && { annotations: [{ type: 'AnnotationPage', items: about }] }),
  };
}

/** The same as Content Search 1 has it, for viewers that know no other. */
export function earlierSearchAnswer(origin: string, { scope, query, hits, page, pages }: FoundPage) {
  const service = iiifAddresses(origin).earlierSearch(scope);
  const resources = new Map<string, object>();
  const found = hits.map((hit) => ({
    '@type': 'search:Hit',
    annotations: hit.parts.map((part) => {
      const id = partAddress(origin, part);
      resources.set(id, {
        '@id': id,
        '@type': 'oa:Annotation',
        motivation: 'sc:painting',
        resource: { '@type': 'cnt:ContentAsText', chars: part.text },
        on: regionAddress(origin, part),
      });
      return id;
    }),
    match: hit.parts.map(({ text }) => text).join(' '),
    before: hit.before,
    after: hit.after,
  }));
  return {
    '@context': [CONTEXTS.presentation2, CONTEXTS.search1],
    '@id': pageAddress(service, query, page),
    '@type': 'sc:AnnotationList',
    within: { '@type': 'sc:Layer', ...(pages === 1 && { total: found.length }) },
    ...(page < pages && { next: pageAddress(service, query, page + 1) }),
    resources: [...resources.values()],
    hits: found,
  };
}

/** Words that start as asked, as the completion of Content Search 2 has them, each with the articles that hold it. */
export function termList(
  origin: string,
  scope: SearchScope,
  {
    query,
    terms,
    ignored,
  }: { query: string; terms: readonly { value: string; count: number }[]; ignored: readonly string[] },
) {
  const at = iiifAddresses(origin);
  return {
    '@context': CONTEXTS.search,
    id: pageAddress(at.autocomplete(scope), query, 1),
    type: 'TermPage',
    ...(ignored.length > 0 && { ignored }),
    items: terms.map(({ value, count }) => ({
      value,
      total: count,
      service: [{ id: pageAddress(at.search(scope), value, 1), type: 'SearchService2' }],
    })),
  };
}
