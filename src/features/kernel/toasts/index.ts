export { NotificationArea } from './components/NotificationArea.tsx';
export { listenToToasts } from './toastListeners.ts';
export {
  messageShown,
  toastDismissed,
  toastRaised,
  toastsSlice,
  type ToastAction,
  type ToastContent,
  type ToastVariant,
} from './toastsSlice.ts';
export { awaitMessageRetry, awaitToastAction, useToastAction } from './useToastAction.ts';
