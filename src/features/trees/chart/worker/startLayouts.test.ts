import { chartOptions, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';

import type { LayoutAnswer, LayoutTask } from './layoutWorker.ts';
import { startLayouts } from './startLayouts.ts';

/** A worker that cannot get the code of a view. */
class LackingWorker {
  onmessage: ((event: { data: LayoutAnswer }) => void) | null = null;
  onerror = null;
  terminate = () => undefined;
  postMessage(task: LayoutTask) {
    if (task) setTimeout(() => this.onmessage?.({ data: { id: task.id, chart: null } }));
  }
}

describe('layouts', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  it('are made in the page where the worker lacks the code of a view, and only the newest', async () => {
    Object.assign(globalThis, { Worker: LackingWorker });
    const layouts = startLayouts();
    const graph = kinGraph([kinFamily(1, ['father', 'mother'], ['me'])]);
    const [overtaken, newest] = await Promise.all([layouts.layOut(graph, chartOptions({ view: 'fan', focus: 'me' })), layouts.layOut(graph, chartOptions({ view: 'pedigree', focus: 'me' }))]);
    expect(overtaken).toBeNull();
    expect(newest?.boxes.map(({ personId }) => personId).sort()).toEqual(['father', 'me', 'mother']);
  });
});
