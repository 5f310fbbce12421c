import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';

import { renderApp } from '#test/support/renderApp.tsx';

import { listenToToasts, REMOVAL_MS } from './toastListeners.ts';
import {
  messageShown,
  selectToasts,
  toastActionChosen,
  toastDismissed,
  toastRaised,
  toastsSlice,
} from './toastsSlice.ts';
import { awaitMessageRetry, useToastAction } from './useToastAction.ts';

const definitions = [{ id: 'page', pattern: '/page', title: 'Page' }];
const openPage = (Component: () => React.ReactNode = () => <h1>Page</h1>) =>
  renderApp('/page', { definitions, pages: { page: () => Promise.resolve({ Component }) } });
const notifications = () => screen.getByRole('region', { name: 'Notifications' });

describe('toasts', () => {
  it('TOAST-001 have their fields, and are of the default variant unless one is given', () => {
    const state = toastsSlice.reducer(undefined, toastRaised({ title: 'Saved' }));
    expect(state.toasts).toEqual([
      {
        id: expect.any(String),
        title: 'Saved',
        description: null,
        action: null,
        icon: null,
        isOpen: true,
        variant: 'default',
      },
    ]);
    const variants = (['default', 'success', 'warning', 'error'] as const).map(
      (variant) => toastRaised({ title: 'T', variant }).payload.variant,
    );
    expect(variants).toEqual(['default', 'success', 'warning', 'error']);
  });

  it('TOAST-002 show one at a time; a new one replaces the old, which stays in the log', async () => {
    const { store } = await openPage();
    act(() => void store.dispatch(toastRaised({ title: 'First saved' })));
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('First saved');
    act(() => void store.dispatch(toastRaised({ title: 'Second saved', variant: 'success' })));
    expect(notifications()).toHaveTextContent('Second saved');
    expect(notifications()).not.toHaveTextContent('First saved');
    expect(screen.getByRole('log')).toHaveTextContent('First saved Second saved');
  });

  it('TOAST-003 are closed by their button and stay in the list', async () => {
    const { store, user } = await openPage();
    act(() => void store.dispatch(toastRaised({ title: 'Saved' })));
    await screen.findByRole('region', { name: 'Notifications' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(selectToasts(store.getState())).toMatchObject([{ title: 'Saved', isOpen: false }]);
  });

  const TOAST_004 = ['dismissed', 'replaced', 'used'] as const;
  it.each(TOAST_004)('TOAST-004 are removed 1,000,000 ms after they were %s, not before', async (how) => {
    const listeners = createListenerMiddleware();
    listenToToasts(listeners);
    const store = configureStore({
      reducer: { toasts: toastsSlice.reducer },
      middleware: (defaults) => defaults().prepend(listeners.middleware),
    });
    jest.useFakeTimers();
    try {
      store.dispatch(toastRaised({ title: 'Saved' }));
      const [first] = selectToasts(store.getState());
      if (how === 'dismissed') store.dispatch(toastDismissed(first!.id));
      if (how === 'replaced') store.dispatch(toastRaised({ title: 'Another' }));
      if (how === 'used') store.dispatch(toastActionChosen({ toastId: first!.id, actionId: 'undo' }));
      const isThere = () => selectToasts(store.getState()).some(({ id }) => id === first!.id);
      await jest.advanceTimersByTimeAsync(REMOVAL_MS - 1);
      expect(isThere()).toBe(true);
      await jest.advanceTimersByTimeAsync(1);
      expect(isThere()).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  it('TOAST-006 run their action and close', async () => {
    const undo = jest.fn();
    function Page() {
      useToastAction('page.undo', undo);
      return <h1>Page</h1>;
    }
    const { store, user } = await openPage(Page);
    await screen.findByRole('heading', { name: 'Page' });
    act(() => void store.dispatch(toastRaised({ title: 'Deleted', action: { id: 'page.undo', label: 'Undo' } })));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  });
});

describe('the message bar', () => {
  it('UI-001 shows one message at a time', async () => {
    const { store } = await openPage();
    act(() => void store.dispatch(messageShown('The first save failed.')));
    expect(await screen.findByText('The first save failed.')).toBeVisible();
    act(() => void store.dispatch(messageShown('The second save failed.')));
    expect(screen.getByText('The second save failed.')).toBeVisible();
    expect(screen.queryByText('The first save failed.')).not.toBeInTheDocument();
  });

  it('UI-002 goes when the reader dismisses it, or by itself', async () => {
    const { store, user } = await openPage();
    act(() => void store.dispatch(messageShown('Could not save.')));
    await user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Could not save.')).not.toBeInTheDocument();
    jest.useFakeTimers();
    try {
      await act(async () => void store.dispatch(messageShown('Could not save again.')));
      act(() => jest.advanceTimersByTime(4999));
      expect(screen.getByText('Could not save again.')).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText('Could not save again.')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('UI-003 offers Try Again, which dismisses it and retries', async () => {
    const retry = jest.fn();
    const { store, user } = await openPage();
    act(() => {
      store.dispatch(awaitMessageRetry('page.save', retry));
      store.dispatch(messageShown('Could not save.', 'page.save'));
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Could not save.')).not.toBeInTheDocument());
  });
});
