import { lazyPart } from '#ui/lazyPart.ts';

/** A report of a message. Drawn inside the thread's `Suspense`. */
export const ReportDialog = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./ReportDialog.tsx').then((chunk) => chunk.ReportDialog),
);
/** An objection to the removal of a message. */
export const AppealDialog = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./AppealDialog.tsx').then((chunk) => chunk.AppealDialog),
);
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
