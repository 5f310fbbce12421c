import { GENERATIONS, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';

import { toolbarTexts } from '../texts.ts';

const numbers = Array.from({ length: GENERATIONS.most - GENERATIONS.least + 1 }, (_number, index) =>
  String(index + GENERATIONS.least),
);
const options = (label: (count: number) => string) =>
  numbers.map((number) => ({ value: number, label: label(Number(number)) }));

/** A choice of how far, or which way, a chart goes. */
export interface GenerationChoice {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  chosen: (value: string) => Partial<ChartSettings>;
}

/** How far a chart goes; single branches can be opened farther. */
export const generationChoices = ({
  view,
  ancestors,
  descendants,
  direction,
}: ChartSettings): readonly GenerationChoice[] => [
  ...(view === 'descendants' || view === 'sunburst'
    ? []
    : [
        {
          label: toolbarTexts.ancestors,
          value: String(ancestors),
          options: options(toolbarTexts.generationsUp),
          chosen: (value: string) => ({ ancestors: Number(value) }),
        },
      ]),
  ...(view === 'pedigree' || view === 'fan'
    ? []
    : [
        {
          label: toolbarTexts.descendants,
          value: String(descendants),
          options: options(toolbarTexts.generationsDown),
          chosen: (value: string) => ({ descendants: Number(value) }),
        },
      ]),
  ...(view === 'pedigree'
    ? [
        {
          label: toolbarTexts.direction,
          value: direction,
          options: (['across', 'down'] as const).map((way) => ({ value: way, label: toolbarTexts.directions[way] })),
          chosen: (value: string) => ({ direction: value === 'down' ? ('down' as const) : ('across' as const) }),
        },
      ]
    : []),
];
