import { useSearchParams } from 'react-router-dom';

import { CONTENT_STATE } from '#domain/clippings/annotations/annotationAddresses.ts';
import { lazyPart } from '#ui/lazyPart.ts';

const RecordViewer = lazyPart<object>(() =>
  import(/* webpackChunkName: "images.viewer.id" */ '#features/records/images/ImageViewerPage.tsx').then(
    ({ ImageViewerPage }) => ImageViewerPage,
  ),
);
const IssueReader = lazyPart<object>(() =>
  import(/* webpackChunkName: "images.viewer.issue" */ '#features/newspapers/reader/NewspaperReader.tsx').then(
    ({ NewspaperReader }) => NewspaperReader,
  ),
);
const StateOpener = lazyPart<object>(() =>
  import('#features/records/images/ContentStatePage.tsx').then(({ ContentStatePage }) => ContentStatePage),
);

function viewerOf(query: URLSearchParams) {
  if (query.has('issue')) return IssueReader;
  return query.has(CONTENT_STATE) && !query.has('id') ? StateOpener : RecordViewer;
}

/** The code of the viewer that an address asks for. Documents name it, too: its import has the parameter’s name. */
export const preloads = (search: string): Promise<unknown> => viewerOf(new URLSearchParams(search)).arrival();

/**
 * The viewer of pages: `issue=` is a newspaper (REC-006), `id=` a record, `iiif-content=` what another viewer
 * hands over.
 */
export function Component() {
  const [query] = useSearchParams();
  const Viewer = viewerOf(query);
  // Without a boundary of its own: the browser would hydrate what is inside one later than the page, and open the
  // picture later for it.
  return <Viewer />;
}
