import { Download, Printer } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';

import {
  CopyViewTool,
  FullScreenTool,
  type ImageLook,
  ImageTools,
  PageTools,
  pathOf,
  ToolGroup,
  ViewTools,
} from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import type { ImageBook, ViewedPage } from '../imageViewerApi.ts';
import { viewerQuery } from '../model/viewerAddress.ts';
import { viewerToolsTexts as texts } from '../texts.ts';
import { usePrintedPage } from '../usePrintedPage.tsx';
import { GoToPage } from './GoToPage.tsx';
import styles from './images.module.scss';

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
  const [print, printed] = usePrintedPage();
  const at = book?.pages.findIndex(({ id }) => id === page?.id) ?? -1;
  const neighbour = (step: number) => (at < 0 ? undefined : book?.pages[at + step]);
  const [previous, next] = [neighbour(-1), neighbour(1)];
  const whole = page && !isLost && `${pathOf(page.service)}/full/max/0/default.jpg`;

  const addressOfView = () =>
    `${window.location.origin}/image-viewer${viewerQuery({ recordId, pageId: page?.id ?? null, region: zoom?.view() ?? null })}`;
  return (
    <ImageTools label={texts.label}>
      <PageTools onPrevious={previous ? () => onGoTo(previous.id) : null} onNext={next ? () => onGoTo(next.id) : null}>
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
      </PageTools>
      <ViewTools zoom={zoom} look={look} onLook={onLook} turned={turned} onTurn={onTurn} />
      <ToolGroup>
        {clip}
        <CopyViewTool addressOfView={addressOfView} />
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
        <FullScreenTool root={root} />
      </ToolGroup>
      {printed}
    </ImageTools>
  );
}
