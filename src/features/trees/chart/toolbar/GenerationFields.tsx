import { GENERATIONS, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { toolbarTexts } from '../texts.tsx';

const numbers = Array.from({ length: GENERATIONS.most - GENERATIONS.least + 1 }, (_number, index) => String(index + GENERATIONS.least));
const options = (label: (count: number) => string) => numbers.map((number) => ({ value: number, label: label(Number(number)) }));

interface GenerationFieldsProps {
  settings: ChartSettings;
  onChoose: (settings: Partial<ChartSettings>) => void;
  /** Large, with their labels: for a sheet. Default small and without. */
  hasLabels?: boolean;
}

/** How far a chart goes; single branches can be opened farther. */
export function GenerationFields({ settings: { view, ancestors, descendants, direction }, onChoose, hasLabels = false }: GenerationFieldsProps) {
  const look = { compact: !hasLabels, hideLabel: !hasLabels };
  return (
    <>
      {view !== 'descendants' && view !== 'sunburst' && <SelectField {...look} label={toolbarTexts.ancestors} value={String(ancestors)} options={options(toolbarTexts.generationsUp)} onChange={({ target }) => onChoose({ ancestors: Number(target.value) })} />}
      {view !== 'pedigree' && view !== 'fan' && <SelectField {...look} label={toolbarTexts.descendants} value={String(descendants)} options={options(toolbarTexts.generationsDown)} onChange={({ target }) => onChoose({ descendants: Number(target.value) })} />}
      {view === 'pedigree' && (
        <SelectField
          {...look}
          label={toolbarTexts.direction}
          value={direction}
          options={[
            { value: 'across', label: toolbarTexts.directions.across },
            { value: 'down', label: toolbarTexts.directions.down },
          ]}
          onChange={({ target }) => onChoose({ direction: target.value === 'down' ? 'down' : 'across' })}
        />
      )}
    </>
  );
}
