import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { AS_ONESELF, chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { isFanView, type ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import {
  OwnerlessTree,
  ViewAsNotice,
  personSelected,
  selectSelectedPersonId,
  type FamilyTree,
} from '#features/trees/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { createCameraStore } from '../chart/cameraStore.ts';
import { ChartSurface, type BoxActs } from '../chart/ChartSurface.tsx';
import { useChartModel } from '../chart/useChartModel.ts';
import { usePlacedCamera } from '../chart/usePlacedCamera.ts';
import { useRestingCamera } from '../chart/useRestingCamera.ts';
import { ZoomButtons } from '../chart/ZoomButtons.tsx';
import { keepPicture } from '../export/keepPicture.ts';
import type { PictureParts } from '../export/pictureParts.ts';
import type { PictureFormat } from '../export/savePicture.ts';
import { colouringOf } from '../fan/colouringOf.ts';
import { FanColours, useFanColours } from '../fan/FanColours.tsx';
import { branchKey, KinBranch } from '../kin/KinBranch.tsx';
import { outlineOf } from '../model/outline.ts';
import { relationWords } from '../model/relationWords.ts';
import { Outline } from '../Outline.tsx';
import { PersonPanel } from '../panel/PersonPanel.tsx';
import { MissedBranches, TooManyPeople } from '../rare/ChartNotices.tsx';
import { ChartUnreachable, ChartLoading } from '../rare/ChartStates.tsx';
import { chartPageTexts } from '../texts.ts';
import { ChartToolbar } from '../toolbar/ChartToolbar.tsx';
import styles from './FamilyTreePage.module.scss';

/** The whole chart, small: not before the first touch. */
const MiniMap = lazyPart(() => import('../chart/MiniMap.tsx').then((chunk) => chunk.MiniMap));
/** The chart on paper. */
const PrintSheets = lazyPart(() => import('../export/PrintSheets.tsx').then((chunk) => chunk.PrintSheets));

interface ChartPageProps {
  tree: FamilyTree;
  /** Id of the person the chart is of. */
  focus: string;
  reader: ChartReader;
  start: ChartSettings;
  onSettings: (settings: ChartSettings) => void;
  hasDrawer: (path: string) => boolean;
  /** False while no drawer was wanted. */
  areDrawersKnown: boolean;
  prepareDrawers: () => void;
}

/**
 * The chart of a person with everything about it. States: loading, out of reach with retry, the chart; the one before
 * stays while a newer is made.
 */
export function ChartPage({
  tree,
  focus,
  reader,
  start,
  onSettings,
  hasDrawer,
  areDrawersKnown,
  prepareDrawers,
}: ChartPageProps) {
  const dispatchToStore = useDispatch();
  const navigate = useNavigate();
  const [camera] = useState(createCameraStore);
  const [printed, setPrinted] = useState<PictureParts | null>(null);
  const [isTouched, setTouched] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isUppercase = tree.showSurnamesUppercase;
  const mayAdd = tree.isEditable && reader.viewAs === null && hasDrawer(`${focus}/add-relative`);
  const {
    kin,
    index,
    chartForPaper,
    settings,
    branches,
    failure,
    retry,
    missed,
    onLoaded,
    turnBranch,
    choose,
    showNextParents,
    isWhole,
  } = useChartModel({ of: tree.id, focus, start, reader, hasPlaces: mayAdd, onSettings });
  const { hold, show } = usePlacedCamera(
    camera,
    index,
    `${index?.chart.view ?? ''} ${settings.direction} ${focus}`,
    useRestingCamera(camera),
  );
  const selectedId = useSelector(selectSelectedPersonId);
  const selected = selectedId === null ? undefined : index?.boxOf.get(selectedId);
  const isOutline = settings.view === 'outline';
  const [colouringKind, setColouringKind] = useFanColours();
  const colouring = useMemo(
    () =>
      index && isFanView(index.chart.view) && kin
        ? colouringOf(index.chart, colouringKind, kin.cards, isUppercase)
        : null,
    [index, colouringKind, kin, isUppercase],
  );
  const items = useMemo(() => (index ? outlineOf(index.chart) : []), [index]);

  const goTo = (personId: string) => {
    dispatchToStore(personSelected(personId));
    show(personId);
  };
  const acts: BoxActs = {
    onSelect: ({ kind, key, personId, addTo }: ChartBox) => {
      if (kind === 'place')
        return void (
          addTo &&
          navigate(`${chartAddress(focus, `${addTo.personId}/add-relative`, reader)}?relation=${addTo.relation}`, {
            preventScrollReset: true,
          })
        );
      dispatchToStore(personSelected(personId));
      show(kind === 'reference' ? (personId ?? key) : key);
    },
    onFocus: ({ personId }) =>
      personId !== null &&
      personId !== focus &&
      void navigate(chartAddress(personId, '', reader), { preventScrollReset: true }),
    onPartner: goTo,
    onBranch: (box, direction) => {
      hold(box.key);
      turnBranch(box, direction);
    },
    onNextParents: (box) => {
      hold(box.key);
      showNextParents(box);
    },
  };
  const prepare = () => {
    if (isTouched) return;
    setTouched(true);
    prepareDrawers();
  };
  const picture = async (): Promise<PictureParts | null> => {
    const chart = await chartForPaper();
    return chart && kin && { chart, cards: kin.cards, isUppercase, title: tree.name, colouring };
  };
  const onSave = (format: PictureFormat) => void keepPicture(picture(), format, dispatchToStore);
  const onFind = (personId: string) => {
    if (index?.boxOf.has(personId)) return goTo(personId);
    dispatchToStore(personSelected(personId));
    void navigate(chartAddress(personId, '', reader), { preventScrollReset: true });
  };
  const onPrinted = useCallback(() => setPrinted(null), []);
  const selectedCard = selectedId === null ? undefined : kin?.cards.get(selectedId);
  // Of a chart in whose place there is no older one. A refusal is thrown to the page of its code.
  const outage = failure && !kin?.cards.has(focus) ? failure : null;
  if (outage?.kind === 'graphql') throw outage;
  const fromCard = selected?.from == null ? undefined : kin?.cards.get(index?.boxOf.get(selected.from)?.personId ?? '');

  return (
    // A press, the wheel or the keyboard brings the drawers, and where one is.
    <div
      className={styles.page}
      data-window-high="alone"
      onPointerDownCapture={prepare}
      onFocusCapture={prepare}
      onWheelCapture={prepare}
    >
      <ChartToolbar
        tree={tree}
        focus={focus}
        reader={reader}
        settings={settings}
        isUppercase={isUppercase}
        hasDrawer={hasDrawer}
        onChoose={choose}
        onFound={onFind}
        onSave={onSave}
        onPrint={() => void picture().then(setPrinted)}
      />
      <Suspense fallback={null}>
        {reader.viewAs !== null && (
          <ViewAsNotice
            as={reader.viewAs}
            to={chartAddress(focus, '', { ...AS_ONESELF, isPublicView: reader.isPublicView })}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {(tree.leftAt !== null || tree.takesOverUntil !== null) && <OwnerlessTree tree={tree} />}
      </Suspense>
      <div className={styles.stage}>
        {outage && <ChartUnreachable what="chart" failure={outage} onRetry={retry} />}
        {!index && !failure && <ChartLoading />}
        {index && kin && !outage && (
          <>
            {!isOutline && (
              <ChartSurface
                {...acts}
                index={index}
                cards={kin.cards}
                camera={camera}
                selectedKey={selected?.key ?? null}
                isUppercase={isUppercase}
                colouring={colouring}
              />
            )}
            <Outline
              {...acts}
              items={items}
              view={index.chart.view}
              cards={kin.cards}
              selectedKey={selected?.key ?? null}
              isUppercase={isUppercase}
              treeName={tree.name}
              isVisible={isOutline}
              onActions={() => panel.current?.focus()}
            />
            {!isOutline && (
              <>
                <div className={styles.zoom}>
                  <ZoomButtons camera={camera} chart={index.chart} />
                </div>
                {isFanView(index.chart.view) && (
                  <FanColours
                    view={index.chart.view}
                    kind={colouringKind}
                    colouring={colouring}
                    onChoose={setColouringKind}
                  />
                )}
                {!isFanView(index.chart.view) && isTouched && (
                  <div className={styles.map}>
                    <Suspense fallback={null}>
                      <MiniMap index={index} camera={camera} />
                    </Suspense>
                  </div>
                )}
              </>
            )}
            {selected && selectedCard && (
              <PersonPanel
                panel={panel}
                isComplete={areDrawersKnown}
                card={selectedCard}
                relation={relationWords(selected, selectedCard.sex, fromCard ? cardName(fromCard, isUppercase) : null)}
                isFocus={selected.relation === 'self'}
                partners={selected.partnersElsewhere.flatMap(({ key }) => kin.cards.get(key) ?? [])}
                onPartner={goTo}
                isUppercase={isUppercase}
                focus={focus}
                reader={reader}
                hasDrawer={hasDrawer}
                onClose={() => dispatchToStore(personSelected(null))}
              />
            )}
            {missed[0] && <MissedBranches first={missed[0]} missed={missed} />}
            {!isWhole && <TooManyPeople view={index.chart.view} />}
          </>
        )}
        <VisuallyHidden>
          <span role="status" aria-label={chartPageTexts.status}>
            {index ? chartPageTexts.cards(index.chart.boxes.filter(({ kind }) => kind !== 'place').length) : ''}
          </span>
        </VisuallyHidden>
      </div>
      {branches.map((branch) => (
        <KinBranch key={branchKey(branch)} {...branch} reader={reader} onLoaded={onLoaded} />
      ))}
      <Suspense fallback={null}>{printed && <PrintSheets parts={printed} onPrinted={onPrinted} />}</Suspense>
    </div>
  );
}
