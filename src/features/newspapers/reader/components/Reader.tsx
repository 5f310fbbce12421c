import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { readerAddress, type ReaderPlace } from '#domain/newspapers/core/readerAddress.ts';
import { parseXywh, xywhOf } from '#domain/records/core/pageRegion.ts';
import { ClipButton } from '#features/clippings/core/index.ts';
import { PLAIN_LOOK } from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { dateOf } from '../model/issueWords.ts';
import { boundingBox, boxOfLine, sightOfHit } from '../model/pageBoxes.ts';
import { placeIn } from '../model/placeIn.ts';
import type { PageHit, ReadIssue } from '../readerApi.ts';
import { readerTexts as texts } from '../texts.ts';
import { useClipping } from '../useClipping.tsx';
import { useHits } from '../useHits.ts';
import { useReadPage } from '../useReadPage.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { PageStage } from './PageStage.tsx';
import { PageStrip } from './PageStrip.tsx';
import styles from './Reader.module.scss';
import { ReaderHeader, FindInIssue } from './ReaderHeader.tsx';
import { ReaderPanel } from './ReaderPanel.tsx';
import { ReaderTools, type ReaderView } from './ReaderTools.tsx';

/** Two pages have room beside each other (spec 2 section 9, `xl`). */
const TWO_PAGES = '(min-width: 1024px)';
const NO_HITS: readonly PageHit[] = [];
/** How long the first view waits for where its match is, in milliseconds. */
const MATCH_MS = 400;

interface ReaderProps {
  outline: ReadIssue;
  place: ReaderPlace;
}

/** An issue of a newspaper, page by page: image, text and articles in step. */
export function Reader({ outline, place }: ReaderProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<DeepZoom | null>(null);
  const [view, setView] = useState<ReaderView>({
    look: PLAIN_LOOK,
    turned: 0,
    isDimmed: true,
    hasTwoPages: false,
    hasPanel: true,
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const [isSettled, setSettled] = useState(false);
  const [isLate, setLate] = useState(false);
  const isRoomy = useMediaQuery(TWO_PAGES);

  const { issue, title, pages, isReadable } = outline;
  const { page: entry, position, article } = placeIn(outline, place);
  const following = pages.find((each) => each.position === position + 1) ?? null;
  const hasTwoPages = view.hasTwoPages && isRoomy && following !== null;
  const first = useReadPage(isReadable ? (entry?.id ?? null) : null);
  const second = useReadPage(isReadable && hasTwoPages ? following.id : null);
  const date = dateOf(issue);
  const pageLabel = entry?.label ?? String(position);
  usePageTitle(texts.titleOf(title.name, date, pageLabel));

  const { words } = place;
  const search = useHits({
    issueId: issue.id,
    words: isReadable ? words : '',
    pages,
    place: { articleId: article?.id ?? null, pageId: entry?.id ?? '' },
  });
  const { current } = search;
  const isSearching = search.count === null && !search.isFailed;
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => setLate(true), MATCH_MS);
    return () => clearTimeout(timer);
  }, [isSearching]);
  const currentHit = current?.pageId === entry?.id ? (current?.hit ?? null) : null;
  const addressOf = (id: string) => readerAddress(id, { words });

  const { page, lines } = first;
  const clipping = useClipping({ outline, place, article, zoom, shown: hasTwoPages ? [first, second] : [first] });
  const zones = useMemo(() => page?.articles.find(({ id }) => id === article?.id)?.zones ?? [], [page, article?.id]);
  // What is brought into view: the rectangle of the address, the match, the article, else the whole page.
  const isElsewhere = article !== null && currentHit?.articleId !== article.id;
  const goal =
    place.xywh ??
    (page && currentHit && !isElsewhere ? sightOfHit(currentHit, lines, page) : null) ??
    boundingBox(zones);
  const goalText = page && goal ? xywhOf(goal) : '';
  // As text, since a rectangle is equal by its numbers: the page may be read again.
  const shownGoal = useRef('');
  useEffect(() => {
    const region = parseXywh(goalText);
    // Two pages are seen whole, until the next match is asked for.
    if (zoom && region && !(hasTwoPages && shownGoal.current === goalText)) zoom.show(region);
    if (zoom) shownGoal.current = goalText;
  }, [zoom, goalText, hasTwoPages]);
  useEffect(() => zoom?.turn(view.turned), [zoom, view.turned]);
  useEffect(() => setPointed(null), [entry?.id]);

  const step = (by: 1 | -1) => {
    const next = search.step(by);
    const target = pages.find(({ id }) => id === next?.pageId);
    if (!next || !target) return;
    // A match outside the article would be dimmed with the rest.
    const isOfArticle = article !== null && next.hit.articleId === article.id;
    if (isOfArticle)
      void navigate(
        readerAddress(article.id, { words, page: target.position === article.firstPage ? null : target.position }),
        { replace: true },
      );
    else if (article !== null || target.id !== entry?.id) void navigate(addressOf(target.id), { replace: true });
  };
  const goTo = (target: { id: string } | null | undefined) =>
    target ? () => void navigate(addressOf(target.id)) : null;
  const at = pages.findIndex((each) => each.position >= position);
  const turn = hasTwoPages ? 2 : 1;
  const show = (line: number) => {
    setPointed(line);
    const box = boxOfLine(lines[line]);
    if (box) zoom?.show(box);
  };

  const hitsOf = (pageId: string | undefined) =>
    pageId === undefined ? NO_HITS : (search.byPage.get(pageId) ?? NO_HITS);
  return (
    <div ref={root} className={view.hasPanel || clipping.isOn ? styles.reader : styles.bare}>
      <div className={styles.screen} data-window-high>
        <ReaderHeader outline={outline} pageLabel={pageLabel} />
        <ReaderTools
          root={root}
          zoom={zoom}
          view={view}
          onView={setView}
          onPrevious={goTo(pages[(at < 0 ? pages.length : at) - turn] ?? (at > 0 ? pages[0] : null))}
          onNext={goTo(pages[entry ? at + turn : at])}
          hasArticle={zones.length > 0}
          canShowTwo={isRoomy && isReadable && following !== null}
          clip={
            isReadable && (
              <ClipButton
                isOn={clipping.isOn}
                disabled={page?.service == null && !clipping.isOn}
                onPress={clipping.toggle}
              />
            )
          }
          addressOfView={() =>
            `${window.location.origin}${readerAddress(place.id || issue.id, { words, page: place.page, xywh: zoom?.view() ?? null })}`
          }
        >
          {isReadable && (
            <FindInIssue
              key={words}
              words={words}
              count={search.count}
              at={search.at}
              isFailed={search.isFailed}
              onFind={(typed) =>
                void navigate(readerAddress(place.id, { words: typed, page: place.page }), { replace: true })
              }
              onStep={step}
            />
          )}
        </ReaderTools>
        <div className={styles.stage}>
          {isReadable ? (
            <PageStage
              name={{ newspaper: title.name, date }}
              position={position}
              isMissing={entry === null}
              isWaiting={isSearching && !isSettled && !isLate}
              first={first}
              second={hasTwoPages ? second : null}
              marks={{
                bright: view.isDimmed && !clipping.isOn && zones.length > 0 ? zones : null,
                hits: hitsOf(entry?.id),
                secondHits: hitsOf(following?.id),
                current: currentHit,
                marked: place.xywh,
                pointed,
              }}
              look={view.look}
              zoom={zoom}
              start={goal}
              onSettled={() => setSettled(true)}
              onZoom={setZoom}
              onPoint={setPointed}
              text={{
                outline,
                article,
                hits: hitsOf(entry?.id),
                currentHit,
                pointed,
                onPoint: setPointed,
                onChoose: show,
              }}
            />
          ) : (
            <div className={styles.closed}>
              <ClosedPage issueId={issue.id} access={outline.access} />
            </div>
          )}
        </div>
      </div>
      {clipping.isOn && <div className={styles.clip}>{clipping.tool}</div>}
      {view.hasPanel && !clipping.isOn && (
        <ReaderPanel
          outline={outline}
          read={first}
          position={position}
          article={article}
          hits={hitsOf(entry?.id)}
          currentHit={currentHit}
          matches={search.byArticle}
          pointed={pointed}
          onPoint={setPointed}
          onChoose={show}
          addressOf={addressOf}
        />
      )}
      <PageStrip
        pages={pages}
        shown={hasTwoPages ? [position, position + 1] : [position]}
        matches={search.countByPage}
        hasPictures={isReadable && (isSettled || page?.service === null)}
        addressOf={addressOf}
      />
    </div>
  );
}
