import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readerAddress, type ReaderPlace } from '#domain/newspapers/core/readerAddress.ts';
import {
  type ClipSheet,
  ClipTool,
  imageIdOf,
  type NamedRegion,
  readClipParameter,
  type SheetInView,
} from '#features/clippings/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { dateOf } from './model/issueWords.ts';
import { boxOfLine } from './model/pageBoxes.ts';
import { type IssueArticle, type ReadIssue, type ReadPage, useLazyNewspaperPageQuery } from './readerApi.ts';
import { clippingTexts as texts, stripTexts } from './texts.ts';
import type { PageReading } from './useReadPage.ts';

const sheetOf = ({ position, label, service, width, height }: ReadPage): ClipSheet | null =>
  service === null
    ? null
    : { page: String(position), imageId: imageIdOf(service), label: stripTexts.page(label), service, width, height };

function shownSheet({ page, lines }: PageReading): SheetInView[] {
  const sheet = page && sheetOf(page);
  return sheet ? [{ ...sheet, lines: lines.flatMap((line) => boxOfLine(line) ?? []) }] : [];
}

interface Clipped {
  outline: ReadIssue;
  place: ReaderPlace;
  article: IssueArticle | null;
  zoom: DeepZoom | null;
  /** The pages in view, from the left. */
  shown: readonly PageReading[];
}

/** A clipping of the issue that is read: whether one is being made, and the panel that makes it. */
export function useClipping({ outline, place, article, zoom, shown }: Clipped) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [askPage] = useLazyNewspaperPageQuery();
  const asked = new URLSearchParams(search).get('clip');
  const [start, setStart] = useState<readonly NamedRegion[] | null>(() => readClipParameter(asked));
  const isOn = start !== null;
  const here = readerAddress(place.id, place);
  // The rectangles are the tool's from now on, and not the address's.
  useEffect(() => {
    if (asked !== null) void navigate(here, { replace: true });
  }, [asked, here, navigate]);

  const headlines = new Map(outline.articles.map(({ id, headline }) => [id, headline]));
  const pageAt = async (position: number): Promise<ReadPage | null> => {
    const entry = outline.pages.find((page) => page.position === position);
    return entry ? askPage({ id: entry.id }, true).unwrap() : null;
  };
  const regionsOf = async ({ id, firstPage }: IssueArticle): Promise<NamedRegion[]> => {
    const first = await pageAt(firstPage);
    const positions = first?.articles.find((each) => each.id === id)?.pages ?? [firstPage];
    const pages = await Promise.all(positions.map(pageAt));
    return pages.flatMap((page) =>
      page && sheetOf(page)
        ? (page.articles.find((each) => each.id === id)?.zones ?? []).map(({ x, y, width, height }) => ({
            page: String(page.position),
            region: { x, y, width, height },
          }))
        : [],
    );
  };
  const tool = isOn && (
    <Suspense
      fallback={
        <p role="status">
          <Spinner /> {texts.loading}
        </p>
      }
    >
      <ClipTool
        subject={outline.issue.id}
        zoom={zoom}
        sheets={shown.flatMap(shownSheet)}
        sheetOf={async (position) => {
          const page = await pageAt(Number(position));
          return page && sheetOf(page);
        }}
        source={texts.source(outline.title.name, dateOf(outline.issue))}
        partsOf={async (position) => ({
          articles:
            (await pageAt(Number(position)))?.articles.map(({ id, zones }) => ({
              id,
              name: headlines.get(id) ?? null,
              regions: zones,
            })) ?? [],
          entries: [],
        })}
        article={article && { id: article.id, regions: () => regionsOf(article) }}
        start={start}
        sourceOf={({ page }) => ({
          newspaperPageId: outline.pages.find(({ position }) => String(position) === page)?.id ?? '',
        })}
        addressWith={(parameter) => `${here}&clip=${parameter}`}
        onPage={(position) =>
          void navigate(
            readerAddress(outline.pages.find((page) => String(page.position) === position)?.id ?? outline.issue.id),
          )
        }
        onClose={() => setStart(null)}
      />
    </Suspense>
  );
  return { isOn, toggle: () => setStart(isOn ? null : []), tool };
}
