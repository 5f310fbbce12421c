import type { CDPSession, Page } from 'puppeteer';

/** What a tab holds once everything that can go has gone. */
export interface TabMemory {
  heapMb: number;
  nodes: number;
  listeners: number;
  /** Trees of nodes that are in no document although something still holds them. */
  detached: number;
  documents: number;
}

/** Collects garbage and looks at what is left. */
export async function measureTab(page: Page): Promise<TabMemory> {
  const cdp: CDPSession = await page.createCDPSession();
  try {
    await cdp.send('HeapProfiler.enable');
    // What is freed in one collection lets go of more in the next.
    for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('Performance.enable');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    await cdp.send('DOM.enable');
    const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes').catch(() => ({ detachedNodes: [] }));
    return {
      heapMb: of('JSHeapUsedSize') / 1e6,
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      detached: detachedNodes.length,
      documents: of('Documents'),
    };
  } finally {
    await cdp.detach();
  }
}

/** What came on top between two looks. */
export const grown = (before: TabMemory, after: TabMemory): Record<string, number> => ({
  'heap MB': after.heapMb,
  'heap grown MB': after.heapMb - before.heapMb,
  'nodes grown': after.nodes - before.nodes,
  'listeners grown': after.listeners - before.listeners,
  'detached trees grown': after.detached - before.detached,
  'detached trees': after.detached,
  'documents grown': after.documents - before.documents,
});
