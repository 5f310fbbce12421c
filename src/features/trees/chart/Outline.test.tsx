import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { chartOptions, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { aCard } from '#test/support/treeAnswers.ts';

import { outlineOf } from './model/outline.ts';
import { Outline } from './Outline.tsx';

const FAMILIES = [
  kinFamily(1, ['f', 'm'], ['me']),
  kinFamily(2, ['ff', 'fm'], ['f']),
  kinFamily(3, ['mf', 'mm'], ['m']),
  kinFamily(4, ['g'], ['ff', 'mm']),
];
const NAMES = ['me', 'f', 'm', 'ff', 'fm', 'mf', 'mm', 'g'];
/** A pedigree whose parents are cousins, with places for who is not known. */
const chart = layoutChart(kinGraph(FAMILIES), chartOptions({ view: 'pedigree', hasPlaces: true }));
const cards = new Map(NAMES.map((name, at) => [name, { ...aCard(at + 1, name), id: name }]));

function OutlineOfCousins({ onSelected }: { onSelected: (box: ChartBox) => void }) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const select = (box: ChartBox) => {
    onSelected(box);
    if (box.kind !== 'place') setSelectedKey(box.personId);
  };
  const nothing = () => undefined;
  return (
    <Outline
      items={outlineOf(chart)}
      view="pedigree"
      cards={cards}
      selectedKey={selectedKey}
      isUppercase={false}
      treeName="Cousins"
      isVisible={false}
      onActions={nothing}
      onSelect={select}
      onFocus={nothing}
      onBranch={nothing}
      onNextParents={nothing}
    />
  );
}

it('is walked to its end by arrow key past references and places, which lead on by Enter only', async () => {
  const selected: ChartBox[] = [];
  const user = userEvent.setup();
  render(<OutlineOfCousins onSelected={(box) => selected.push(box)} />);
  const tree = screen.getByRole('tree', { name: 'Outline of Cousins' });
  const current = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  await user.tab();
  const lines = [current()];
  for (let line = 1; line < chart.boxes.length; line += 1) {
    await user.keyboard('{ArrowDown}');
    lines.push(current());
  }
  expect(new Set(lines).size).toBe(chart.boxes.length);
  expect(selected.every(({ kind }) => kind === 'person')).toBe(true);
  const reference = lines.findIndex((label) => label.endsWith('also shown elsewhere in the chart'));
  expect(reference).toBeGreaterThan(0);
  await user.keyboard(`{Home}${'{ArrowDown}'.repeat(reference)}{Enter}`);
  expect(selected.at(-1)).toMatchObject({ kind: 'reference', personId: 'g' });
  expect(current()).toMatch(/^g/u);
  expect(current()).not.toContain('also shown elsewhere');
});
