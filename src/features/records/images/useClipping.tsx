import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import {
  type ClipSheet,
  ClipTool,
  imageIdOf,
  type NamedRegion,
  readClipParameter,
} from '#features/clippings/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { type ImageBook, useLazyPageImageQuery, type ViewedPage } from './imageViewerApi.ts';
import { viewerQuery, type ViewerPlace } from './model/viewerAddress.ts';
import { clippingTexts as texts } from './texts.ts';

const sheetOf = ({ id, label, service, width, height }: ViewedPage): ClipSheet => ({
  page: id,
  imageId: imageIdOf(service),
  label,
  service,
  width,
  height,
});

interface Clipped {
  place: ViewerPlace;
  /** The page that the record is on. */
  recordPage: ViewedPage;
  /** The page in view; null while it is fetched. */
  page: ViewedPage | null;
  book: ImageBook | null;
  zoom: DeepZoom | null;
  addressOf: (pageId: string) => string;
}

/** A clipping of the book that is viewed: whether one is being made, and the panel that makes it. */
export function useClipping({ place, recordPage, page, book, zoom, addressOf }: Clipped) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [askPage] = useLazyPageImageQuery();
  const asked = query.get('clip');
  const [start, setStart] = useState<readonly NamedRegion[] | null>(() => readClipParameter(asked));
  const isOn = start !== null;
  const here = viewerQuery(place);
  // The rectangles are the tool's from now on, and not the address's.
  useEffect(() => {
    if (asked !== null) void navigate(here, { replace: true });
  }, [asked, here, navigate]);

  const pageOf = (id: string): Promise<ViewedPage | null> =>
    id === recordPage.id ? Promise.resolve(recordPage) : askPage({ id }, true).unwrap();
  const tool = isOn && (
    <Suspense
      fallback={
        <p role="status">
          <Spinner /> {texts.loading}
        </p>
      }
    >
      <ClipTool
        subject={recordPage.bookId}
        zoom={zoom}
        sheets={page ? [{ ...sheetOf(page), lines: page.lines.flatMap(({ region }) => region ?? []) }] : []}
        sheetOf={async (id) => {
          const found = await pageOf(id);
          return found && sheetOf(found);
        }}
        source={book?.recordSet.name ?? ''}
        partsOf={async (id) => ({
          articles: [],
          entries:
            (await pageOf(id))?.lines.map(({ name, region }, at) => ({
              id: `${id} ${at}`,
              name,
              regions: region ? [region] : [],
            })) ?? [],
        })}
        article={null}
        start={start}
        sourceOf={({ imageId }) => ({ imageId })}
        addressWith={(parameter) => `/image-viewer${here}&clip=${parameter}`}
        onPage={(id) => void navigate(addressOf(id))}
        onClose={() => setStart(null)}
      />
    </Suspense>
  );
  return { isOn, toggle: () => setStart(isOn ? null : []), tool };
}
