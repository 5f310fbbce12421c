import { ChevronLeft, ChevronRight, Link2, Maximize, RotateCcw, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { copyText } from '#ui/copyText.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import styles from './core.module.scss';
import { LookPanel } from './LookPanel.tsx';
import type { ImageLook } from './model/imageLook.ts';
import { imageToolsTexts as texts } from './texts.ts';

const STEP = 1.5;
const QUARTER = 90;

/** Everything that can be done with the image of a page: groups of tools. */
export const ImageTools = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.tools}>
    {children}
  </div>
);

/** Tools that belong together. */
export const ToolGroup = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>;

interface PageToolsProps {
  /** Null where there is no page before or after. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Between the two. */
  children?: ReactNode;
}

/** To the page before and the page after. */
export const PageTools = ({ onPrevious, onNext, children }: PageToolsProps) => (
  <ToolGroup>
    <IconButton label={texts.previous} icon={<ChevronLeft />} disabled={!onPrevious} onClick={() => onPrevious?.()} />
    {children}
    <IconButton label={texts.next} icon={<ChevronRight />} disabled={!onNext} onClick={() => onNext?.()} />
  </ToolGroup>
);

interface ViewToolsProps {
  /** Null while there is no image that can be moved. */
  zoom: DeepZoom | null;
  look: ImageLook;
  onLook: (look: ImageLook) => void;
  /** Degrees clockwise. */
  turned: number;
  onTurn: (turned: number) => void;
}

/** How the image is looked at: nearer, whole, turned, lighter. */
export function ViewTools({ zoom, look, onLook, turned, onTurn }: ViewToolsProps) {
  const isStill = zoom === null;
  return (
    <ToolGroup>
      <IconButton label={texts.zoomIn} icon={<ZoomIn />} disabled={isStill} onClick={() => zoom?.zoomBy(STEP)} />
      <IconButton label={texts.zoomOut} icon={<ZoomOut />} disabled={isStill} onClick={() => zoom?.zoomBy(1 / STEP)} />
      <IconButton label={texts.whole} icon={<Scan />} disabled={isStill} onClick={() => zoom?.showAll()} />
      <IconButton label={texts.left} icon={<RotateCcw />} disabled={isStill} onClick={() => onTurn(turned - QUARTER)} />
      <IconButton label={texts.right} icon={<RotateCw />} disabled={isStill} onClick={() => onTurn(turned + QUARTER)} />
      <LookPanel look={look} onLook={onLook} />
    </ToolGroup>
  );
}

/** Copies the full address of what is in view; shows it where the browser does not. */
export function CopyViewTool({ addressOfView }: { addressOfView: () => string }) {
  const dispatch = useDispatch();
  const share = async () => {
    const address = addressOfView();
    const isCopied = await copyText(address);
    if (isCopied) dispatch(toastRaised({ title: texts.copied, variant: 'success' }));
    else dispatch(toastRaised({ title: texts.notCopied, description: address, variant: 'error' }));
  };
  return <IconButton label={texts.copyLink} icon={<Link2 />} onClick={() => void share()} />;
}

/** Fills the screen with `root`, and gives it back. */
export function FullScreenTool({ root }: { root: RefObject<HTMLElement | null> }) {
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.())?.catch(
      () => undefined,
    );
  return <IconButton label={texts.fullScreen} icon={<Maximize />} onClick={fill} />;
}
