import { useEffect, useMemo, useRef } from 'react';

import type { FanColouring } from '#domain/trees/chart/fanColouring.ts';
import type { ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import { chartPoint } from '../model/camera.ts';
import type { CameraStore } from './cameraStore.ts';
import styles from './chart.module.scss';
import type { ChartIndex } from './chartIndex.ts';
import { PersonCard } from './PersonCard.tsx';
import { usePainting } from './usePainting.ts';
import { usePanZoom } from './usePanZoom.ts';
import { useVisibleBoxes } from './useVisibleBoxes.ts';

/** What a reader does with a box. */
export interface BoxActs {
  onSelect: (box: ChartBox) => void;
  /** Makes the person the one the chart is of. */
  onFocus: (box: ChartBox) => void;
  /** Goes to a partner whose card is elsewhere in the chart, by id. */
  onPartner: (personId: string) => void;
  onBranch: (box: ChartBox, direction: 'up' | 'down') => void;
  onNextParents: (box: ChartBox) => void;
}

interface ChartSurfaceProps extends BoxActs {
  index: ChartIndex;
  cards: ReadonlyMap<string, TreePersonCard>;
  camera: CameraStore;
  selectedKey: string | null;
  isUppercase: boolean;
  /** What a fan is coloured by; null: the sexes. */
  colouring: FanColouring | null;
}

/** The chart for the eye and the pointer. Its outline is what keyboard and screen reader use, and is beside it. */
export function ChartSurface({
  index,
  cards,
  camera,
  selectedKey,
  isUppercase,
  colouring,
  onSelect,
  onFocus,
  onPartner,
  onBranch,
  onNextParents,
}: ChartSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const measure = () => camera.measured({ width: element.clientWidth, height: element.clientHeight });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera]);

  const personOf = useMemo(() => {
    const known = new Map<string, { name: string; years: string; sex: string }>();
    return ({ personId }: ChartBox) => {
      const card = personId === null ? undefined : cards.get(personId);
      if (!card || personId === null) return { name: '', years: '', sex: 'u' };
      const found = known.get(personId) ?? {
        name: cardName(card, isUppercase),
        years: lifespan(card),
        sex: card.isRedacted ? 'u' : card.sex,
      };
      known.set(personId, found);
      return found;
    };
  }, [cards, isUppercase]);
  usePainting(canvas, layer, camera, { index, personOf, selectedKey, colouring });
  const boxes = useVisibleBoxes(index, camera);

  usePanZoom(surface, camera, (target, at, isDouble) => {
    const point = chartPoint(camera.camera(), camera.size(), at);
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const box = key === undefined ? index.boxAt(point.x, point.y) : index.boxOf.get(key);
    const { act, partner } = target.closest<HTMLElement>('[data-act]')?.dataset ?? {};
    if (!box) return isDouble ? camera.zoomBy(1.6, at) : undefined;
    if (act === 'up' || act === 'down') return onBranch(box, act);
    if (act === 'parents') return onNextParents(box);
    if (partner !== undefined) return onPartner(partner);
    if (isDouble && box.kind === 'person') return onFocus(box);
    return onSelect(box);
  });

  return (
    <div ref={surface} className={styles.surface} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
      <div ref={layer} className={styles.layer}>
        {boxes.map((box) => (
          <PersonCard
            key={box.key}
            box={box}
            cards={cards}
            isUppercase={isUppercase}
            isSelected={box.key === selectedKey}
          />
        ))}
      </div>
    </div>
  );
}
