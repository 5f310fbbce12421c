import { lazyPart } from '#ui/lazyPart.ts';

/** Who may write to the member, and whom they have blocked. */
export const WritersDialog = lazyPart<{ onClose: () => void }>(() =>
  import('./WritersDialog.tsx').then((chunk) => chunk.WritersDialog),
);
/** One conversation. */
export const Thread = lazyPart<{ hash: string }>(() => import('./Thread.tsx').then((chunk) => chunk.Thread));
/** A new message. */
export const NewMessage = lazyPart<object>(() => import('./NewMessage.tsx').then((chunk) => chunk.NewMessage));
/** A message of staff. */
export const StaffThread = lazyPart<{ id: string }>(() =>
  import('./StaffThread.tsx').then((chunk) => chunk.StaffThread),
);
