import { chartOptions, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';

import { startLayouts } from './startLayouts.ts';

/** A worker whose code does not arrive. */
class LackingWorker {
  onmessage = null;
  onerror: (() => void) | null = null;
  terminate = () => undefined;
  postMessage() {
    setTimeout(() => this.onerror?.());
  }
}

describe('layouts', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  it('are made in the page where the code of a worker does not arrive, and only the newest', async () => {
    Object.assign(globalThis, { Worker: LackingWorker });
    const layouts = startLayouts();
    const graph = kinGraph([kinFamily(1, ['father', 'mother'], ['me'])]);
    const [overtaken, newest] = await Promise.all([
      layouts.layOut(graph, chartOptions({ view: 'fan', focus: 'me' })),
      layouts.layOut(graph, chartOptions({ view: 'pedigree', focus: 'me' })),
    ]);
    expect(overtaken).toBeNull();
    expect(newest?.boxes.map(({ personId }) => personId).sort()).toEqual(['father', 'me', 'mother']);
  });
});
