import { CircleAlert, CircleCheck, FolderOpen, Info, TriangleAlert } from 'lucide-react';

import { NoticeFrame, type NoticeFrameProps } from './NoticeFrame.tsx';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert, empty: FolderOpen };

export interface NoticeProps extends Omit<NoticeFrameProps, 'icon'> {
  /** Drawn instead of the tone’s own: what an empty state is about, such as a search that found nothing. */
  icon?: NoticeFrameProps['icon'];
}

/** A message that stays in its place on the page: information, warning, failure with retry, empty state. */
export const Notice = ({ icon, ...rest }: NoticeProps) => <NoticeFrame {...rest} icon={icon ?? ICONS[rest.tone]} />;
