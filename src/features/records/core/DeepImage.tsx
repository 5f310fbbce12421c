import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import {
  canDrawImages,
  openDeepZoom,
  type DeepZoom,
  type ImagePoint,
  type ZoomedImage,
} from '#services/images/openDeepZoom.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { useIsHydrated } from '#ui/useIsHydrated.ts';

import styles from './DeepImage.module.scss';
import { FirstPicture } from './FirstPicture.tsx';
import { filterOf, type ImageLook } from './model/imageLook.ts';
import { pathOf } from './model/pathOf.ts';
import { deepImageTexts as texts } from './texts.ts';

interface DeepImageProps {
  /** One page, or two side by side. Services as the site writes them, with its origin. */
  images: readonly (ZoomedImage & { label: string })[];
  look: ImageLook;
  /** The wheel and one finger move the page around the image. */
  isCooperative?: boolean;
  /** What of the first page is in view at the start. Default all of it. */
  start?: PageRegion | null;
  /** The first view is as sharp as it will be, or will not come. */
  onSettled?: () => void;
  /** The image that can be moved, once it is drawn; null when it is gone. */
  onZoom: (zoom: DeepZoom | null) => void;
  onPoint: (point: ImagePoint | null) => void;
  onPress: (point: ImagePoint) => void;
}

type State = 'loading' | 'shown' | 'sharp' | 'failed';

/** The pixels of pages: movable where the browser can draw, else plain images. */
export function DeepImage({
  images,
  look,
  isCooperative = false,
  start = null,
  onSettled,
  onZoom,
  onPoint,
  onPress,
}: DeepImageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [isPlain, setPlain] = useState(() => !canDrawImages());
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const isHydrated = useIsHydrated();
  // What the document brought is all one sees until the tiles have come: a reader who turns to another part sees what
  // there is of that.
  const [isAhead, setAhead] = useState(!isHydrated);
  const label = images.map((image) => image.label).join(', ');
  // As text, since images are equal by what they say: the page may be read again.
  const opened = JSON.stringify(
    images.map(({ service, width, height }): ZoomedImage => ({ service: pathOf(service), width, height })),
  );

  const say = useEffectEvent((zoom: DeepZoom | null) => onZoom(zoom));
  const point = useEffectEvent((at: ImagePoint | null) => onPoint(at));
  const settle = useEffectEvent(() => onSettled?.());
  const press = useEffectEvent((at: ImagePoint) => onPress(at));
  const first = useEffectEvent(() => start);
  useEffect(() => {
    if (state !== 'sharp' && state !== 'failed') return;
    setAhead(false);
    settle();
  }, [state]);
  useEffect(() => {
    const element = host.current;
    if (!element || isPlain) return undefined;
    let current: DeepZoom | null = null;
    let isGone = false;
    const set = (next: State) => isGone || setState(next);
    openDeepZoom(element, JSON.parse(opened) as ZoomedImage[], {
      label: `${label}. ${texts.keys}`,
      markClasses: { selected: styles.selected ?? '', pointed: styles.pointed ?? '' },
      layerClass: styles.layer ?? '',
      isCooperative,
      start: first(),
      events: {
        onShown: () => isGone || setState((now) => (now === 'sharp' ? now : 'shown')),
        onSharp: () => set('sharp'),
        onFailed: () => set('failed'),
        onMoved: () => isGone || setAhead(false),
        onPoint: (at) => isGone || point(at),
        onPress: (at) => isGone || press(at),
      },
    }).then(
      (zoom) => {
        current = zoom;
        if (isGone) zoom.close();
        else say(zoom);
      },
      () => isGone || setPlain(true),
    );
    return () => {
      isGone = true;
      say(null);
      current?.close();
    };
  }, [opened, label, isPlain, isCooperative, tries]);

  const again = () => {
    setState('loading');
    setTries(tries + 1);
  };
  const [only] = images;
  const ahead = isAhead && !isPlain && images.length === 1 && only ? only : null;
  return (
    <div className={styles.frame} data-state={state} style={{ '--image-look': filterOf(look) } as CSSProperties}>
      {ahead && <FirstPicture image={ahead} region={start} />}
      {isPlain ? (
        <div className={styles.plain}>
          {images.map((image) => (
            <img
              key={`${image.service} ${tries}`}
              src={`${pathOf(image.service)}/full/!1600,1600/0/default.jpg`}
              alt={image.label}
              style={{ filter: filterOf(look) }}
              onLoad={() => setState('sharp')}
              onError={() => setState('failed')}
            />
          ))}
        </div>
      ) : (
        <div key={tries} ref={host} className={styles.host} />
      )}
      {state === 'loading' && !ahead && (
        <div role="status" className={styles.over}>
          <Spinner /> {texts.loading}
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.over}>
          <Notice
            tone="error"
            headingLevel={2}
            title={texts.failed}
            actions={<Button onClick={again}>{texts.again}</Button>}
          >
            <p>{texts.failedWhy}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
