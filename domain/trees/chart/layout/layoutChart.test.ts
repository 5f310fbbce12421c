import fc from 'fast-check';

import { CHART_VIEWS, isFanView, type Chart, type ChartLine, type ChartView } from './chart.ts';
import { chartOptions, deepKin, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import { layoutChart } from './layoutChart.ts';

const box = (chart: Chart, key: string) => {
  const found = chart.boxes.find((each) => each.key === key);
  if (!found) throw new Error(`No box ${key}`);
  return found;
};
/** Keys of the cards whose inside a line runs through, or behind. */
const crossedBy = ({ points }: ChartLine, { boxes, card }: Chart): string[] =>
  boxes.flatMap(({ key, x, y }) => {
    const runs = Array.from(
      { length: points.length / 2 - 1 },
      (_run, at) => points.slice(at * 2, at * 2 + 4) as [number, number, number, number],
    );
    const isCrossed = runs.some(
      ([fromX, fromY, toX, toY]) =>
        Math.min(fromX, toX) < x + card.width - 1 &&
        Math.max(fromX, toX) > x + 1 &&
        Math.min(fromY, toY) < y + card.height - 1 &&
        Math.max(fromY, toY) > y + 1,
    );
    return isCrossed ? [key] : [];
  });
const keys = (chart: Chart) => chart.boxes.map(({ key }) => key);
const ROWS = [...CHART_VIEWS.map((view) => [view, 'across'] as const), ['pedigree', 'down'] as const];

const PARENTS = kinFamily(1, ['father', 'fmother'], ['me', 'fsister']);
const GRANDPARENTS = kinFamily(2, ['grandfather', 'fgrandmother'], ['father', 'uncle']);

describe('every chart', () => {
  it.each(ROWS)('shows everyone once, however entangled the kin, and no cards touch: %s, %s', (view, direction) => {
    fc.assert(
      fc.property(entangledKin(40), fc.boolean(), (graph, hasPlaces) => {
        const options = chartOptions({ view, direction, focus: 'm0', ancestors: 7, descendants: 7, hasPlaces });
        const chart = layoutChart(graph, options);
        expect(layoutChart(graph, options)).toEqual(chart);
        expect(new Set(keys(chart)).size).toBe(chart.boxes.length);
        const people = chart.boxes.filter(({ kind }) => kind === 'person').map(({ personId }) => personId);
        expect(new Set(people).size).toBe(people.length);
        for (const { kind, personId, from } of chart.boxes) {
          if (kind === 'reference') expect(people).toContain(personId);
          if (from !== null) expect(keys(chart)).toContain(from);
        }
        if (isFanView(view)) return;
        const { width, height } = chart.card;
        chart.boxes.forEach((a, index) => {
          for (const b of chart.boxes.slice(index + 1)) {
            if (Math.abs(a.x - b.x) < width - 1e-6 && Math.abs(a.y - b.y) < height - 1e-6)
              throw new Error(`${a.key} and ${b.key} touch`);
          }
        });
        for (const line of chart.lines) expect(crossedBy(line, chart)).toEqual([]);
      }),
    );
  });

  it('keeps the lines of many partners and of their children apart', () => {
    const wives = Array.from({ length: 12 }, (_wife, at) => kinFamily(at + 1, ['me', `wife${at}`], [`child${at}`]));
    const { lines } = layoutChart(kinGraph(wives), chartOptions({ view: 'descendants', focus: 'me' }));
    // Level parts: height, from, to.
    const levels = lines
      .flatMap(({ points }) =>
        Array.from(
          { length: points.length / 2 - 1 },
          (_part, at) => points.slice(at * 2, at * 2 + 4) as [number, number, number, number],
        ).filter(([fromX, fromY, toX, toY]) => fromY === toY && fromX !== toX),
      )
      .map(([fromX, y, toX]) => ({ y, from: Math.min(fromX, toX), to: Math.max(fromX, toX) }));
    levels.forEach((a, at) => {
      for (const b of levels.slice(at + 1))
        if (Math.abs(a.y - b.y) < 0.5) expect(Math.min(a.to, b.to)).toBeLessThanOrEqual(Math.max(a.from, b.from));
    });
  });

  it('is empty where the focus is not there', () => {
    expect(layoutChart(kinGraph([]), chartOptions()).boxes).toEqual([]);
  });

  it('closes and opens branches by hand', () => {
    const graph = kinGraph([PARENTS, GRANDPARENTS], { moreUp: ['fmother'] });
    const closed = layoutChart(graph, chartOptions({ view: 'pedigree', closedUp: ['father'] }));
    expect([box(closed, 'father').up, box(closed, 'fmother').up, keys(closed).includes('grandfather')]).toEqual([
      'closed',
      'unloaded',
      false,
    ]);
    const short = layoutChart(graph, chartOptions({ view: 'pedigree', ancestors: 1 }));
    expect([keys(short), box(short, 'father').up]).toEqual([['me', 'father', 'fmother'], 'closed']);
    expect(keys(layoutChart(graph, chartOptions({ view: 'pedigree', ancestors: 1, openedUp: ['father'] })))).toContain(
      'grandfather',
    );
  });

  it('holds more than 20,000 cards', () => {
    const graph = deepKin(13);
    for (const view of ['descendants', 'family'] satisfies ChartView[])
      expect(layoutChart(graph, chartOptions({ view, focus: 'm1', descendants: 40 })).boxes.length).toBeGreaterThan(
        20_000,
      );
  });
});

describe('the pedigree', () => {
  it('puts fathers above mothers to the right, and leaves places for who is not known', () => {
    const chart = layoutChart(
      kinGraph([PARENTS, kinFamily(2, ['fgrandmother'], ['father'])]),
      chartOptions({ view: 'pedigree', ancestors: 2, hasPlaces: true }),
    );
    expect(box(chart, 'father').y).toBeLessThan(box(chart, 'fmother').y);
    expect(box(chart, 'father').x).toBeGreaterThan(box(chart, 'me').x);
    expect(chart.boxes.filter(({ kind }) => kind === 'place').map(({ addTo }) => addTo)).toEqual([
      { personId: 'father', relation: 'FATHER' },
      { personId: 'fmother', relation: 'FATHER' },
      { personId: 'fmother', relation: 'MOTHER' },
    ]);
  });

  it('refers to an ancestor who comes twice, without their ancestors', () => {
    const cousins = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['me']),
      kinFamily(2, ['pa', 'fa'], ['father']),
      kinFamily(3, ['pb', 'fb'], ['fmother']),
      kinFamily(4, ['old', 'fold'], ['pa', 'pb']),
    ]);
    const chart = layoutChart(cousins, chartOptions({ view: 'pedigree' }));
    const old = chart.boxes.filter(({ personId }) => personId === 'old');
    expect(old.map(({ kind, from }) => [kind, from])).toEqual([
      ['person', 'pa'],
      ['reference', 'pb'],
    ]);
  });

  it('draws the family by birth, or the one that was chosen, with a dashed line to who adopted', () => {
    const graph = kinGraph([
      kinFamily(1, ['adopter'], [], { children: [{ personId: 'me', link: 'adopted' }] }),
      kinFamily(2, ['father'], ['me']),
    ]);
    const byBirth = layoutChart(graph, chartOptions({ view: 'pedigree' }));
    expect([keys(byBirth), box(byBirth, 'me').parentFamilies, byBirth.lines.map(({ isDashed }) => isDashed)]).toEqual([
      ['me', 'father'],
      2,
      [false],
    ]);
    const chosen = layoutChart(graph, chartOptions({ view: 'pedigree', parents: { me: 1 } }));
    expect([keys(chosen), chosen.lines.map(({ isDashed }) => isDashed)]).toEqual([['me', 'adopter'], [true]]);
  });
});

describe('the family', () => {
  it('has brothers and sisters beside the focus in their order, and half ones at the side of the parent they share', () => {
    const graph = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['elder', 'me', 'fyounger']),
      kinFamily(2, ['father', 'fother'], ['half']),
      kinFamily(3, ['me', 'fwife'], ['son']),
    ]);
    const chart = layoutChart(graph, chartOptions());
    const row = chart.boxes.filter(({ generation }) => generation === 0).sort((a, b) => a.x - b.x);
    expect(row.map(({ key, relation }) => `${key} ${relation}`)).toEqual([
      'half half-sibling',
      'elder sibling',
      'me self',
      'fwife partner',
      'fyounger sibling',
    ]);
    expect(box(chart, 'fother').x).toBeLessThan(box(chart, 'father').x);
    expect(box(chart, 'son').y).toBeGreaterThan(box(chart, 'me').y);
    expect(box(chart, 'me').x).toBe(-chart.card.width / 2);
  });

  it('puts couples of ancestors above each other from the grandparents on, so that four generations take eight columns', () => {
    const graph = kinGraph([PARENTS, GRANDPARENTS, kinFamily(3, ['old', 'fold'], ['fgrandmother'])]);
    const chart = layoutChart(graph, chartOptions());
    expect(box(chart, 'grandfather').x).toBe(box(chart, 'fgrandmother').x);
    expect(box(chart, 'grandfather').y).toBeLessThan(box(chart, 'fgrandmother').y);
    // Her parents are reached from the side: above her is her husband.
    expect([box(chart, 'fgrandmother').upAt, box(chart, 'grandfather').upAt]).toEqual(['right', 'top']);
    expect(box(chart, 'father').y).toBe(box(chart, 'fmother').y);
    const couples = Array.from({ length: 15 }, (_couple, at) =>
      kinFamily(
        at + 1,
        [`m${at * 2 + 2}`, `f${at * 2 + 3}`],
        [at === 0 ? 'f1' : `${at % 2 === 0 ? 'f' : 'm'}${at + 1}`],
      ),
    );
    const { bounds, card } = layoutChart(kinGraph(couples), chartOptions({ focus: 'f1' }));
    expect(bounds.right - bounds.left).toBeLessThan(8 * (card.width + 30));
  });

  it('opens the family of a brother when asked', () => {
    const graph = kinGraph([PARENTS, kinFamily(2, ['husband', 'fsister'], ['nephew'])]);
    expect(box(layoutChart(graph, chartOptions()), 'fsister').down).toBe('closed');
    expect(keys(layoutChart(graph, chartOptions({ openedDown: ['fsister'] })))).toEqual(
      expect.arrayContaining(['husband', 'nephew']),
    );
  });
});

describe('descendants', () => {
  it('are below each of several partners in order of marriage', () => {
    const graph = kinGraph([
      kinFamily(1, ['me', 'fsecond'], ['late'], { since: 18_700_101 }),
      kinFamily(2, ['me', 'ffirst'], ['early'], { since: 18_500_101 }),
    ]);
    const chart = layoutChart(graph, chartOptions({ view: 'descendants' }));
    expect(chart.boxes.toSorted((a, b) => a.y - b.y || a.x - b.x).map(({ key }) => key)).toEqual([
      'me',
      'ffirst',
      'fsecond',
      'early',
      'late',
    ]);
  });

  it('reach a third partner over the cards between, by a line of its own', () => {
    const graph = kinGraph([1, 2, 3].map((id) => kinFamily(id, ['me', `fw${id}`], [`k${id}`])));
    const chart = layoutChart(graph, chartOptions({ view: 'descendants' }));
    const { x, y } = box(chart, 'me');
    const over = chart.lines.filter(({ points }) => points.some((value, at) => at % 2 === 1 && value < y));
    expect(over).toHaveLength(2);
    for (const { points } of over) expect([points[0], points[1]]).toEqual([expect.any(Number), y]);
    // They end at the left edge of the cards they belong to.
    expect(over.map(({ points }) => points.at(-2))).toEqual([box(chart, 'fw2').x, box(chart, 'fw3').x]);
    expect(Math.min(...over.map(({ points }) => points[0] ?? 0))).toBeGreaterThan(x);
  });

  it('are drawn once below cousins who married', () => {
    const graph = kinGraph([
      kinFamily(1, ['me'], ['a', 'b']),
      kinFamily(2, ['a'], ['cousin']),
      kinFamily(3, ['b'], ['fcousin']),
      kinFamily(4, ['cousin', 'fcousin'], ['child']),
    ]);
    const chart = layoutChart(graph, chartOptions({ view: 'descendants' }));
    expect(chart.boxes.filter(({ personId }) => personId === 'child')).toHaveLength(1);
    expect(
      chart.boxes.filter(({ kind }) => kind === 'reference').map(({ personId, from }) => [personId, from]),
    ).toEqual([
      ['fcousin', 'cousin'],
      ['cousin', 'fcousin'],
    ]);
  });

  it('end where the options say, and say whether there are more', () => {
    const graph = kinGraph([kinFamily(1, ['me'], ['son']), kinFamily(2, ['son'], ['grandson'])], { moreDown: ['me'] });
    const chart = layoutChart(graph, chartOptions({ view: 'descendants', descendants: 1 }));
    expect([box(chart, 'me').down, box(chart, 'son').down]).toEqual(['open', 'closed']);
  });
});

describe('the fan', () => {
  const area = ({ from, to, inner, outer }: { from: number; to: number; inner: number; outer: number }) =>
    ((outer ** 2 - inner ** 2) * (to - from)) / 360;

  it('has an empty place for every ancestor who is not known, as far out as anyone is', () => {
    const chart = layoutChart(
      kinGraph([PARENTS, kinFamily(2, ['grandfather'], ['father']), kinFamily(3, ['old'], ['grandfather'])]),
      chartOptions({ view: 'fan' }),
    );
    // The father's mother; both of the mother; in the third ring all but the one who is known.
    expect(chart.blanks.map(({ inner, from, to }) => [Math.round(inner), from, to])).toHaveLength(1 + 2 + 7);
    const rings = [...chart.boxes.slice(1).flatMap(({ wedge }) => wedge ?? []), ...chart.blanks];
    const outer = Math.max(...rings.map((wedge) => wedge.outer));
    const hub = chart.boxes[0]?.wedge?.outer ?? 0;
    expect(rings.reduce((sum, wedge) => sum + area(wedge), 0)).toBeCloseTo(
      area({ from: 0, to: 250, inner: hub, outer }),
      3,
    );
  });

  it('fills its rings once with kin however entangled', () => {
    fc.assert(
      fc.property(entangledKin(40), (graph) => {
        const { boxes, blanks } = layoutChart(graph, chartOptions({ view: 'fan', focus: 'm0', ancestors: 7 }));
        const wedges = [...boxes.slice(1).flatMap(({ wedge }) => wedge ?? []), ...blanks];
        expect(new Set(wedges.map(({ inner, from }) => `${inner} ${from.toFixed(6)}`)).size).toBe(wedges.length);
      }),
    );
  });

  it('has none behind a branch that is closed, nor behind who is drawn elsewhere', () => {
    const kin = kinGraph([PARENTS, GRANDPARENTS, kinFamily(3, ['old'], ['grandfather'])]);
    expect(layoutChart(kin, chartOptions({ view: 'fan', closedUp: ['father'] })).blanks).toEqual([]);
    expect(
      layoutChart(kinGraph([], { persons: [{ id: 'me', sex: 'm' }] }), chartOptions({ view: 'fan' })).blanks,
    ).toHaveLength(2);
  });

  it('gives each line its half', () => {
    const chart = layoutChart(kinGraph([PARENTS, GRANDPARENTS]), chartOptions({ view: 'fan' }));
    const [father, mother] = [box(chart, 'father').wedge, box(chart, 'fmother').wedge];
    expect([father?.from, father?.to, mother?.from, mother?.to]).toEqual([-125, 0, 0, 125]);
    expect(box(chart, 'fgrandmother').wedge).toMatchObject({ from: -62.5, to: 0, inner: father?.outer });
  });
});

describe('brothers and sisters of unknown parents', () => {
  const orphans = kinGraph([
    kinFamily(1, [], ['felder', 'me', 'younger']),
    kinFamily(2, ['younger', 'fbride'], ['nephew']),
  ]);
  it.each(['family', 'relatives'] as const)(
    'are beside the focus in the view %s, below a place that is no one’s card',
    (view) => {
      const chart = layoutChart(orphans, chartOptions({ view }));
      const boxes = new Map(chart.boxes.map((box) => [box.key, box]));
      const row = ['felder', 'me', 'younger'].map((key) => boxes.get(key));
      expect(row.map((box) => [box?.kind, box?.relation, box?.y])).toEqual([
        ['person', 'sibling', row[1]?.y],
        ['person', 'self', row[1]?.y],
        ['person', 'sibling', row[1]?.y],
      ]);
      expect(boxes.get('parents+me')).toMatchObject({
        kind: 'place',
        personId: null,
        addTo: null,
        relation: 'parent',
        generation: 1,
      });
      expect(boxes.has('nephew')).toBe(view === 'relatives');
    },
  );

  it('hang from the places for their parents where these are drawn', () => {
    const keys = layoutChart(orphans, chartOptions({ hasPlaces: true })).boxes.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['felder', 'younger', 'father+me', 'mother+me']));
    expect(keys).not.toContain('parents+me');
  });

  it.each(['pedigree', 'fan', 'descendants', 'hourglass'] as const)('are not in the view %s', (view) =>
    expect(layoutChart(orphans, chartOptions({ view })).boxes.map(({ key }) => key)).toEqual(['me']),
  );

  it('are those of an ancestor among all relatives, and only there', () => {
    const graph = kinGraph([kinFamily(1, [], ['father', 'uncle']), kinFamily(2, ['father', 'fmother'], ['me'])]);
    const keys = (view: 'family' | 'relatives') =>
      layoutChart(graph, chartOptions({ view })).boxes.map(({ key }) => key);
    expect(keys('relatives')).toEqual(expect.arrayContaining(['uncle', 'parents+father']));
    expect(keys('family').sort()).toEqual(['father', 'fmother', 'me']);
  });

  it('are nothing where a person is the only child', () =>
    expect(layoutChart(kinGraph([kinFamily(1, [], ['me'])]), chartOptions()).boxes.map(({ key }) => key)).toEqual([
      'me',
    ]));
});
