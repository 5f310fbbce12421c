import {
  ChevronLeft,
  ChevronRight,
  Download,
  Link2,
  Maximize,
  Printer,
  RotateCcw,
  RotateCw,
  Scan,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { LookPanel, pathOf, type ImageLook } from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { copyText } from '#ui/copyText.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import type { ImageBook, ViewedPage } from '../imageViewerApi.ts';
import { usePrintedPage } from '../usePrintedPage.tsx';
import { viewerQuery } from '../model/viewerAddress.ts';
import { viewerToolsTexts as texts } from '../texts.ts';
import { GoToPage } from './GoToPage.tsx';
import styles from './ViewerTools.module.scss';

const STEP = 1.5;
const QUARTER = 90;

interface ViewerToolsProps {
  /** What fills the screen in full screen. */
  root: RefObject<HTMLElement | null>;
  /** Null while there is no image that can be moved. */
  zoom: DeepZoom | null;
  page: ViewedPage | null;
  /** There is nothing to print or download of the page. */
  isLost: boolean;
  book: ImageBook | null;
  recordId: string;
  look: ImageLook;
  onLook: (look: ImageLook) => void;
  /** Degrees clockwise. */
  turned: number;
  onTurn: (turned: number) => void;
  onGoTo: (pageId: string) => void;
  /** The tool that clips. */
  clip: ReactNode;
}

/** Everything that can be done with a page. */
export function ViewerTools({
  root,
  zoom,
  page,
  isLost,
  book,
  recordId,
  look,
  onLook,
  turned,
  onTurn,
  onGoTo,
  clip,
}: ViewerToolsProps) {
  const dispatch = useDispatch();
  const [print, printed] = usePrintedPage();
  const at = book?.pages.findIndex(({ id }) => id === page?.id) ?? -1;
  const neighbour = (step: number) => (at < 0 ? undefined : book?.pages[at + step]);
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const whole = page && !isLost && `${pathOf(page.service)}/full/max/0/default.jpg`;

  const share = async () => {
    const address = `${window.location.origin}/image-viewer${viewerQuery({ recordId, pageId: page?.id ?? null, region: zoom?.view() ?? null })}`;
    const isCopied = await copyText(address);
    if (isCopied) dispatch(toastRaised({ title: texts.copied, variant: 'success' }));
    else dispatch(toastRaised({ title: texts.notCopied, description: address, variant: 'error' }));
  };
  const fill = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.())?.catch(
      () => undefined,
    );
  const isStill = zoom === null;
  return (
    <div role="group" aria-label={texts.label} className={styles.tools}>
      <div className={styles.group}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft />}
          disabled={!previous}
          onClick={() => previous && onGoTo(previous.id)}
        />
        {book && (
          <GoToPage
            key={at}
            position={at + 1}
            count={book.pages.length}
            onGo={(position) => {
              const target = book.pages[position - 1];
              if (target) onGoTo(target.id);
            }}
          />
        )}
        <IconButton
          label={texts.next}
          icon={<ChevronRight />}
          disabled={!next}
          onClick={() => next && onGoTo(next.id)}
        />
      </div>
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
          onClick={() => onTurn(turned - QUARTER)}
        />
        <IconButton
          label={texts.right}
          icon={<RotateCw />}
          disabled={isStill}
          onClick={() => onTurn(turned + QUARTER)}
        />
        <LookPanel look={look} onLook={onLook} />
      </div>
      <div className={styles.group}>
        {clip}
        <IconButton label={texts.copyLink} icon={<Link2 />} onClick={() => void share()} />
        <IconButton
          label={texts.print}
          icon={<Printer />}
          disabled={!whole}
          onClick={() => whole && print({ address: whole, alt: page.label })}
        />
        {whole && (
          <a
            href={whole}
            download={`${page.id}.jpg`}
            className={styles.link}
            title={texts.download}
            aria-label={texts.download}
          >
            <Download aria-hidden="true" />
          </a>
        )}
        <IconButton label={texts.fullScreen} icon={<Maximize />} onClick={fill} />
      </div>
      {printed}
    </div>
  );
}
