import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { canDrawImages, openDeepZoom, type DeepZoom } from '#services/images/openDeepZoom.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import type { PageLine, ViewedPage } from '../imageViewerApi.ts';
import { filterOf, type ImageLook } from '../model/imageLook.ts';
import { lineAt } from '../model/lineAt.ts';
import { pathOf } from '../model/pathOf.ts';
import { pageImageTexts as texts } from '../texts.ts';
import styles from './PageImage.module.scss';

interface PageImageProps {
  page: ViewedPage;
  look: ImageLook;
  /** The image that can be moved, once it is drawn; null when it is gone. */
  onZoom: (zoom: DeepZoom | null) => void;
  onPoint: (line: PageLine | null) => void;
  onPress: (line: PageLine) => void;
}

type State = 'loading' | 'shown' | 'failed';

/** The pixels of a page: movable where the browser can draw, else a plain image. */
export function PageImage({ page, look, onZoom, onPoint, onPress }: PageImageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [isPlain, setPlain] = useState(() => !canDrawImages());
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  const { lines, label } = page;
  const service = pathOf(page.service);

  const say = useEffectEvent((zoom: DeepZoom | null) => onZoom(zoom));
  const point = useEffectEvent((at: { x: number; y: number } | null) => onPoint(at && lineAt(lines, at)));
  const press = useEffectEvent((at: { x: number; y: number }) => {
    const line = lineAt(lines, at);
    if (line) onPress(line);
  });
  useEffect(() => {
    const element = host.current;
    if (!element || isPlain) return undefined;
    let opened: DeepZoom | null = null;
    let isGone = false;
    const set = (next: State) => isGone || setState(next);
    openDeepZoom(element, { service, width: page.width, height: page.height }, {
      label: `${label}. ${texts.keys}`,
      markClasses: { selected: styles.selected ?? '', pointed: styles.pointed ?? '' },
      events: { onShown: () => set('shown'), onFailed: () => set('failed'), onPoint: (at) => isGone || point(at), onPress: (at) => isGone || press(at) },
    }).then(
      (zoom) => {
        opened = zoom;
        if (isGone) zoom.close();
        else say(zoom);
      },
      () => isGone || setPlain(true),
    );
    return () => {
      isGone = true;
      say(null);
      opened?.close();
    };
  }, [service, page.width, page.height, label, isPlain, tries]);

  const again = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <div className={styles.frame}>
      {isPlain ? (
        <img key={tries} className={styles.plain} src={`${service}/full/!1600,1600/0/default.jpg`} alt={label} style={{ filter: filterOf(look) }} onLoad={() => setState('shown')} onError={() => setState('failed')} />
      ) : (
        <div key={tries} ref={host} className={styles.host} style={{ filter: filterOf(look) }} />
      )}
      {state === 'loading' && (
        <div role="status" className={styles.over}>
          <Spinner /> {texts.loading}
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.over}>
          <Notice tone="error" headingLevel={2} title={texts.failed} actions={<Button onClick={again}>{texts.again}</Button>}>
            <p>{texts.failedWhy}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
