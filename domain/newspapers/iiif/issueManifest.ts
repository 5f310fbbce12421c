import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import { THUMBNAIL_SIZE } from '#domain/records/images/thumbnailSizes.ts';

import { authServices } from './authServices.ts';
import { iiifAddresses, searchServices } from './iiifAddresses.ts';
import { asPrinted, contextsOf, english } from './iiifContexts.ts';
import { issueRanges, type ManifestArticle } from './issueRanges.ts';
import { type ManifestTitle, titleStatements } from './manifestTitle.ts';

/** A page as its manifest has it. */
export interface ManifestPage extends ImageSize {
  id: string;
  label: string;
  words: number;
  /** Null where there is no image of the page. */
  image: ({ id: string } & ImageSize) | null;
}

/** An issue as its manifest has it. */
export interface ManifestIssue {
  id: string;
  /** `1824-02-17`, the first day of what is known. */
  date: string;
  /** The date in words. */
  dateInWords: string;
  edition: string;
  label: string | null;
  title: ManifestTitle;
  pages: readonly ManifestPage[];
  articles: readonly ManifestArticle[];
}

/** Whom a manifest is for. */
export interface ManifestReader {
  /** Anyone may read the issue. */
  isFree: boolean;
  /** This reader may read it: text, annotations and search are named. */
  isReadable: boolean;
}

/** Said where a page has no image. */
const NO_IMAGE = 'There is no image of this page.';

/** An image of one of our services, for everyone or for whom the probe of its page lets. */
function imageBody(origin: string, pageId: string, image: { id: string } & ImageSize, isFree: boolean) {
  const { width, height } = image;
  const id = iiifAddresses(origin).image(image.id);
  const auth = isFree ? [] : [authServices(origin, pageId)];
  return {
    id: `${id}/full/max/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    width,
    height,
    service: [{ id, type: 'ImageService3', profile: 'level2' }, ...auth],
  };
}

const thumbnailOf = (origin: string, id: string) => [
  { id: origin + thumbnailPath(id), type: 'Image', format: 'image/webp', ...THUMBNAIL_SIZE },
];

function canvasOf(origin: string, page: ManifestPage, { isFree, isReadable }: ManifestReader) {
  const at = iiifAddresses(origin);
  const id = at.canvas(page.id);
  const { width, height, image } = page;
  const body = image
    ? imageBody(origin, page.id, image, isFree)
    : { type: 'TextualBody', value: NO_IMAGE, format: 'text/plain' };
  return {
    id,
    type: 'Canvas',
    label: english(`Page ${page.label}`),
    ...(!image && { summary: english(NO_IMAGE) }),
    width,
    height,
    ...(image && { thumbnail: thumbnailOf(origin, page.id) }),
    items: [
      {
        id: `${id}/painting`,
        type: 'AnnotationPage',
        items: [{ id: `${id}/painting/1`, type: 'Annotation', motivation: 'painting', body, target: id }],
      },
    ],
    ...(isReadable &&
      page.words > 0 && {
        seeAlso: [
          {
            id: at.alto(page.id),
            type: 'Dataset',
            format: 'application/xml',
            profile: 'http://www.loc.gov/standards/alto/ns-v4#',
            label: english('Text and boxes of its words (ALTO)'),
          },
        ],
        annotations: [{ id: at.lines(page.id), type: 'AnnotationPage', label: english('Text of the lines') }],
      }),
  };
}

/**
 * An issue as IIIF Presentation API 3 has it. Everyone gets pages and articles, as the list of an issue shows them;
 * text, annotations and search are named to a reader who may read the issue.
 */
export function issueManifest(origin: string, issue: ManifestIssue, reader: ManifestReader) {
  const at = iiifAddresses(origin);
  const { id, title, pages, articles } = issue;
  const further = [issue.label, issue.edition === '' ? null : `edition ${issue.edition}`].filter(
    (part) => part !== null,
  );
  const metadata = [
    ['Newspaper', title.name],
    ['Date', issue.dateInWords],
    ['Number', issue.label],
    ['Edition', issue.edition || null],
    ['Place', title.placeName],
    ['Source', title.sourceNote],
  ] as const;
  const firstImage = pages.find(({ image }) => image !== null);
  return {
    '@context': contextsOf(
      ...(reader.isFree ? [] : ['auth' as const]),
      ...(reader.isReadable ? ['search' as const] : []),
    ),
    id: at.manifest(id),
    type: 'Manifest',
    label: english(`${title.name}, ${[issue.dateInWords, ...further].join(', ')}`),
    metadata: metadata.flatMap(([label, value]) =>
      value === null ? [] : [{ label: english(label), value: asPrinted(value) }],
    ),
    ...titleStatements(title),
    navDate: `${issue.date}T00:00:00Z`,
    viewingDirection: 'left-to-right',
    ...(firstImage && { thumbnail: thumbnailOf(origin, id) }),
    homepage: [
      {
        id: origin + issueAddress(id),
        type: 'Text',
        label: english('This issue on its own site'),
        format: 'text/html',
        language: ['en'],
      },
    ],
    partOf: [{ id: at.titleCollection(title.slug), type: 'Collection', label: asPrinted(title.name) }],
    ...(reader.isReadable && { service: searchServices(origin, { kind: 'issue', id }, 'with-earlier') }),
    items: pages.map((page) => canvasOf(origin, page, reader)),
    ...(articles.length > 0 && { structures: [issueRanges(origin, id, articles)] }),
  };
}
