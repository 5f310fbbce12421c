import { render, screen } from '@testing-library/react';

import { chartOptions } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { COUPLES } from '#domain/trees/core/couples.fixture.ts';
import { aCard, aCouple, aFamily, aNeighbourhood } from '#test/support/treeAnswers.ts';

import { PersonCard } from './chart/PersonCard.tsx';
import { chartSvg } from './export/chartSvg.ts';
import { mergeKin } from './kin/mergeKin.ts';
import { outlineOf } from './model/outline.ts';
import { Outline } from './Outline.tsx';

const nothing = () => undefined;

it.each(COUPLES)(
  'a couple far apart of whom $what is recorded are called the same by card, outline and picture',
  ({ facts, areMarried }) => {
    const { cards, graph } = mergeKin([
      aNeighbourhood({
        persons: [
          aCard(1),
          aCard(2, 'Richard'),
          aCard(3, 'Jane', { sex: 'f', surname: 'Hobb' }),
          aCard(5, 'Absalom'),
          aCard(6, 'Grace', { sex: 'f', surname: 'Rowe' }),
        ],
        families: [aFamily(1, [2, 3], [1]), aFamily(2, [5], [2]), aFamily(3, [6], [3]), aCouple(4, [5, 6], [], facts)],
      }),
    ]);
    const chart = layoutChart(graph, chartOptions({ focus: 'fmp-7-1' }));
    const box = chart.boxes.find(({ personId }) => personId === 'fmp-7-5')!;
    const words = areMarried ? 'arried to Grace Rowe' : 'artner of Grace Rowe';
    const { container, unmount } = render(
      <PersonCard box={box} cards={cards} isUppercase={false} isSelected={false} />,
    );
    expect(container.querySelector('[data-act="partner"]')).toHaveAttribute(
      'title',
      `${areMarried ? 'M' : 'P'}${words}`,
    );
    expect(container.querySelectorAll('svg circle')).toHaveLength(areMarried ? 2 : 0);
    unmount();
    render(
      <Outline
        items={outlineOf(chart)}
        view="family"
        cards={cards}
        selectedKey={null}
        isUppercase={false}
        treeName="Pinch"
        isVisible={false}
        onActions={nothing}
        onSelect={nothing}
        onFocus={nothing}
        onBranch={nothing}
        onNextParents={nothing}
      />,
    );
    expect(screen.getByRole('treeitem', { name: /^Absalom Pinch/u })).toHaveTextContent(
      `Absalom Pinch, 1832–1901, father of Richard Pinch, also ${areMarried ? 'm' : 'p'}${words}`,
    );
    const svg = chartSvg({ chart, cards, isUppercase: false, title: 'Pinch' });
    expect(svg.includes('>Married to')).toBe(areMarried);
    expect(svg.includes('>Partner of')).toBe(!areMarried);
  },
);
