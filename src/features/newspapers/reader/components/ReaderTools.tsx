import { BookOpen, Focus, PanelRight } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';

import {
  CopyViewTool,
  FullScreenTool,
  type ImageLook,
  ImageTools,
  PageTools,
  ToolGroup,
  ViewTools,
} from '#features/records/core/index.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { toolsTexts as texts } from '../texts.ts';

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
  const change = (more: Partial<ReaderView>) => onView({ ...view, ...more });
  return (
    <ImageTools label={texts.label}>
      <PageTools onPrevious={onPrevious} onNext={onNext} />
      {children}
      <ViewTools
        zoom={zoom}
        look={view.look}
        onLook={(look) => change({ look })}
        turned={view.turned}
        onTurn={(turned) => change({ turned })}
      />
      <ToolGroup>
        <IconButton
          label={texts.dim}
          icon={<Focus />}
          aria-pressed={view.isDimmed && hasArticle}
          disabled={zoom === null || !hasArticle}
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
        <CopyViewTool addressOfView={addressOfView} />
        <FullScreenTool root={root} />
        <IconButton
          label={texts.panel}
          icon={<PanelRight />}
          aria-pressed={view.hasPanel}
          onClick={() => change({ hasPanel: !view.hasPanel })}
        />
      </ToolGroup>
    </ImageTools>
  );
}
