import { Badge } from '#ui/Badge/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { unreadTexts as texts } from './texts.ts';
import { unreadMessages } from './unreadApi.ts';

/**
 * How many conversations and messages of staff are new; nothing when none is, or before it is known. It never asks
 * itself.
 */
export function UnreadCount() {
  const { data } = unreadMessages.useQueryState();
  const count = (data?.conversations ?? 0) + (data?.requests ?? 0) + (data?.fromStaff ?? 0);
  if (count === 0) return null;
  return (
    <Badge tone="brand">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{texts.unread(count)}</VisuallyHidden>
    </Badge>
  );
}
