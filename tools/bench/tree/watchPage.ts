/** What a watched page knows of itself; on its window as `treeBench`. */
export interface PageWatch {
  /** Milliseconds from opening to the first card; null before it. */
  firstCard: number | null;
  /** The longest task so far, milliseconds. */
  longestTask: number;
}

/** Runs in the page before anything else: notes the first card and the longest task. */
export function watchPage(settings: string | null): void {
  const watch: PageWatch = { firstCard: null, longestTask: 0 };
  Object.assign(window, { treeBench: watch });
  if (settings !== null) window.sessionStorage.setItem('treeChart', settings);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longestTask = Math.max(watch.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-key]')) return;
    // The frame in which it is painted.
    requestAnimationFrame(() => {
      watch.firstCard ??= performance.now();
    });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page: pulls the chart to and fro, a step each frame, and counts the frames. It names no function of its
 * own: what names those is not in the page.
 */
export async function pullChart(ms: number): Promise<number> {
  const surface = document.querySelector('canvas')?.parentElement;
  if (!surface) throw new Error('There is no chart');
  const { left, top, width, height } = surface.getBoundingClientRect();
  const pointer = { pointerId: 1, button: 0, buttons: 1, bubbles: true };
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  surface.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: middleX, clientY: middleY }));
  const start = performance.now();
  let frames = 0;
  while (performance.now() - start < ms) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames += 1;
    surface.dispatchEvent(
      new PointerEvent('pointermove', {
        ...pointer,
        clientX: middleX + Math.sin(frames / 20) * 160,
        clientY: middleY + Math.cos(frames / 20) * 90,
      }),
    );
  }
  const seconds = (performance.now() - start) / 1000;
  surface.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: middleX, clientY: middleY }));
  return frames / seconds;
}
