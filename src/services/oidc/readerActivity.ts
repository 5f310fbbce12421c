const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

let lastAt = Date.now();
const waiting = new Set<() => void>();

function note(): void {
  lastAt = Date.now();
  for (const act of [...waiting]) {
    waiting.delete(act);
    act();
  }
}

for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });

/**
 * Whole seconds since the reader last did something in this tab, or opened it. A page that asks by itself is nothing
 * that they did.
 */
export const idleSeconds = (): number => Math.max(Math.floor((Date.now() - lastAt) / 1000), 0);

/** Calls back once, as soon as the reader does something. Returns a way to stop. */
export function onNextActivity(act: () => void): () => void {
  waiting.add(act);
  return () => void waiting.delete(act);
}
