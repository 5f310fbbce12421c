import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';

export { readFirstState, slicesOf } from './firstState.ts';
import { whenPageRendered } from './whenPageRendered.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Presses that src/static/early.js held back, since nothing answered them yet. */
interface EarlyPresses {
  last: { type: 'click' | 'submit'; target: HTMLElement } | null;
  stop: () => void;
}

/** Whether the address leads to the page whose content the server drew; waits until the router knows. */
async function leadsTo(router: Router, routeId: string | undefined): Promise<boolean> {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  return router.state.errors === null && router.state.matches.at(-1)?.route.id === routeId;
}

/** The name of the mark that says that the browser drew something else than the server. */
const DIFFERENCE = 'first-content-differs';

/**
 * What differs from the server's drawing is rendered again: nothing to report to support, but a fault that a
 * measurement shows.
 */
const onRecoverableError = (error: unknown): void => {
  performance.mark(DIFFERENCE, { detail: error instanceof Error ? error.message : String(error) });
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did to a field before the page could hear it: null for nothing, else what does it once more. */
function repetitionOf(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field;
    if (options[selectedIndex]?.defaultSelected !== false) return null;
    return () => {
      field.selectedIndex = selectedIndex;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return null;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  const typed = field.value;
  if (typed === field.defaultValue) return null;
  return () => {
    // React knows the value it saw: it must see another before it hears of this one.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** All are read before any is repeated: the page draws its fields again after each, as it knows them. */
function repeatTyping(root: HTMLElement): void {
  const repetitions = [...root.querySelectorAll<Field>('input, textarea, select')].map(repetitionOf);
  for (const repeat of repetitions) repeat?.();
}

/** The page answers from now on: what was typed and pressed before is not lost. */
export function replayEarlyInput(root: HTMLElement): void {
  delete root.dataset.first;
  const early = (window as { earlyPresses?: EarlyPresses }).earlyPresses;
  early?.stop();
  repeatTyping(root);
  const last = early?.last;
  if (!last?.target.isConnected) return;
  if (last.type === 'submit') (last.target as HTMLFormElement).requestSubmit();
  else last.target.click();
}

/**
 * Hydrates the content of the document: it becomes what the browser itself would have rendered.
 * @returns false where the address leads to another page than the one that was rendered: nothing is hydrated then.
 */
export async function hydrate(root: HTMLElement, router: Router, site: ReactNode): Promise<boolean> {
  if (!(await leadsTo(router, root.dataset.first))) return false;
  const { state } = router;
  // As a transition, which lets the browser answer in between.
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  void whenPageRendered().then(() => {
    // No one listened meanwhile: what the router said then, it says again.
    if (router.state !== state) void router.revalidate();
    replayEarlyInput(root);
  });
  return true;
}
