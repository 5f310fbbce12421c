import { lazyPart } from '#ui/lazyPart.ts';

/** A report of a message. Drawn inside the thread's `Suspense`. */
export const ReportDialog = lazyPart<{ id: string; onClose: () => void }>(() => import('./ReportDialog.tsx').then((chunk) => chunk.ReportDialog));
/** An objection to the removal of a message. */
export const AppealDialog = lazyPart<{ id: string; onClose: () => void }>(() => import('./AppealDialog.tsx').then((chunk) => chunk.AppealDialog));
/** Members one has blocked. */
export const BlockedDialog = lazyPart<{ onClose: () => void }>(() => import('./BlockedDialog.tsx').then((chunk) => chunk.BlockedDialog));
/** One conversation. */
export const Thread = lazyPart<{ hash: string }>(() => import('./Thread.tsx').then((chunk) => chunk.Thread));
/** A new message. */
export const NewMessage = lazyPart<object>(() => import('./NewMessage.tsx').then((chunk) => chunk.NewMessage));
/** A message of staff. */
export const StaffThread = lazyPart<{ id: string }>(() => import('./StaffThread.tsx').then((chunk) => chunk.StaffThread));
