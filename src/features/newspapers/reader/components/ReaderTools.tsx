import {
  BookOpen,
  ChevronLeft,
  ChevronRight,
  Focus,
  Link2,
  Maximize,
  PanelRight,
  RotateCcw,
  RotateCw,
  Scan,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { LookPanel, type ImageLook } from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { copyText } from '#ui/copyText.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { toolsTexts as texts } from '../texts.ts';
import styles from './ReaderTools.module.scss';

const STEP = 1.5;
const QUARTER = 90;

/** How the reader is set up. */
export interface ReaderView {
  look: ImageLook;
  /** Degrees clockwise. */
  turned: number;
  isDimmed: boolean;
  hasTwoPages: boolean;
  hasPanel: boolean;
}

interface ReaderToolsProps {
  /** What fills the screen in full screen. */
  root: RefObject<HTMLElement | null>;
  /** Null while there is no image that can be moved. */
  zoom: DeepZoom | null;
  view: ReaderView;
  onView: (view: ReaderView) => void;
  /** Null at either end of the issue. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** An article is read, so that the rest can be dimmed. */
  hasArticle: boolean;
  /** There is room for two pages, and there are two. */
  canShowTwo: boolean;
  /** The full address of what is in view. */
  addressOfView: () => string;
  /** The tool that clips. */
  clip: ReactNode;
  /** The search inside the issue. */
  children: ReactNode;
}

/** Everything that can be done with the page that is shown. */
export function ReaderTools({
  root,
  zoom,
  view,
  onView,
  onPrevious,
  onNext,
  hasArticle,
  canShowTwo,
  addressOfView,
  clip,
  children,
}: ReaderToolsProps) {
  const dispatch = useDispatch();
  const isStill = zoom === null;
  const change = (more: Partial<ReaderView>) => onView({ ...view, ...more });
  const share = async () => {
    const address = addressOfView();
    const isCopied = await copyText(address);
    if (isCopied) dispatch(toastRaised({ title: texts.copied, variant: 'success' }));
    else dispatch(toastRaised({ title: texts.notCopied, description: address, variant: 'error' }));
  };
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.())?.catch(
      () => undefined,
    );
  return (
    <div role="group" aria-label={texts.label} className={styles.tools}>
      <div className={styles.group}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft />}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        />
        <IconButton label={texts.next} icon={<ChevronRight />} disabled={!onNext} onClick={() => onNext?.()} />
      </div>
      {children}
      <div className={styles.group}>
        <IconButton label={texts.zoomIn} icon={<ZoomIn />} disabled={isStill} onClick={() => zoom?.zoomBy(STEP)} />
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOut />}
          disabled={isStill}
          onClick={() => zoom?.zoomBy(1 / STEP)}
        />
        <IconButton label={texts.whole} icon={<Scan />} disabled={isStill} onClick={() => zoom?.showAll()} />
        <IconButton
          label={texts.left}
          icon={<RotateCcw />}
          disabled={isStill}
          onClick={() => change({ turned: view.turned - QUARTER })}
        />
        <IconButton
          label={texts.right}
          icon={<RotateCw />}
          disabled={isStill}
          onClick={() => change({ turned: view.turned + QUARTER })}
        />
        <LookPanel look={view.look} onLook={(look) => change({ look })} />
      </div>
      <div className={styles.group}>
        <IconButton
          label={texts.dim}
          icon={<Focus />}
          aria-pressed={view.isDimmed && hasArticle}
          disabled={isStill || !hasArticle}
          onClick={() => change({ isDimmed: !view.isDimmed })}
        />
        {canShowTwo && (
          <IconButton
            label={texts.twoPages}
            icon={<BookOpen />}
            aria-pressed={view.hasTwoPages}
            onClick={() => change({ hasTwoPages: !view.hasTwoPages })}
          />
        )}
        {clip}
        <IconButton label={texts.copyLink} icon={<Link2 />} onClick={() => void share()} />
        <IconButton label={texts.fullScreen} icon={<Maximize />} onClick={fill} />
        <IconButton
          label={texts.panel}
          icon={<PanelRight />}
          aria-pressed={view.hasPanel}
          onClick={() => change({ hasPanel: !view.hasPanel })}
        />
      </div>
    </div>
  );
}
