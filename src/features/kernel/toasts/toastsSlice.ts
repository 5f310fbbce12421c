import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastVariant = 'default' | 'success' | 'warning' | 'error';

/** A button of a toast. Functions cannot live in the store: `useToastAction(id, …)` says what it does. */
export interface ToastAction {
  id: string;
  label: string;
}

/** One note in a corner of the window (spec 1 section 3). */
export interface Toast {
  id: string;
  title: string;
  /** Null when the title says it all. */
  description: string | null;
  action: ToastAction | null;
  /** Name of the icon; null takes the variant's own. */
  icon: string | null;
  isOpen: boolean;
  variant: ToastVariant;
}

/** What is needed to raise one. */
export interface ToastContent {
  title: string;
  description?: string;
  action?: ToastAction;
  icon?: string;
  variant?: ToastVariant;
}

/** A passing message in a bar, one at a time (spec 1 section 4). */
export interface Message {
  id: string;
  text: string;
  /** Id of what to try again (`awaitMessageRetry`); null offers no button. */
  retryId: string | null;
}

interface ToastsState {
  /** Oldest first. Closed ones stay until they are removed. */
  toasts: Toast[];
  message: Message | null;
}

const initialState: ToastsState = { toasts: [], message: null };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised: {
      prepare: ({ title, description, action, icon, variant }: ToastContent): { payload: Toast } => ({
        payload: {
          id: nanoid(),
          title,
          description: description ?? null,
          action: action ?? null,
          icon: icon ?? null,
          isOpen: true,
          variant: variant ?? 'default',
        },
      }),
      reducer(state, { payload }: PayloadAction<Toast>) {
        for (const toast of state.toasts) toast.isOpen = false;
        state.toasts.push(payload);
      },
    },
    toastDismissed(state, { payload: id }: PayloadAction<string>) {
      const toast = state.toasts.find((candidate) => candidate.id === id);
      if (toast) toast.isOpen = false;
    },
    /** Its button was pressed; it closes, and the registered action runs. */
    toastActionChosen(state, { payload }: PayloadAction<{ toastId: string; actionId: string }>) {
      const toast = state.toasts.find((candidate) => candidate.id === payload.toastId);
      if (toast) toast.isOpen = false;
    },
    toastRemoved(state, { payload: id }: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
    messageShown: {
      prepare: (text: string, retryId: string | null = null): { payload: Message } => ({
        payload: { id: nanoid(), text, retryId },
      }),
      reducer(state, { payload }: PayloadAction<Message>) {
        state.message = payload;
      },
    },
    /** Closed by the reader or by time; a later message is left alone. */
    messageDismissed(state, { payload: id }: PayloadAction<string>) {
      if (state.message?.id === id) state.message = null;
    },
    messageRetryChosen(state, { payload }: PayloadAction<{ messageId: string; retryId: string }>) {
      if (state.message?.id === payload.messageId) state.message = null;
    },
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    /** The one that is shown, or null. */
    selectOpenToast: (state) => state.toasts.find((toast) => toast.isOpen) ?? null,
    selectMessage: (state) => state.message,
  },
});

export const {
  toastRaised,
  toastDismissed,
  toastActionChosen,
  toastRemoved,
  messageShown,
  messageDismissed,
  messageRetryChosen,
} = toastsSlice.actions;
export const { selectToasts, selectOpenToast, selectMessage } = toastsSlice.selectors;
