import { GENERATIONS, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

const numbers = Array.from({ length: GENERATIONS.most - GENERATIONS.least + 1 }, (_number, index) => String(index + GENERATIONS.least));
const options = (of: string) => numbers.map((number) => ({ value: number, label: `${number} ${number === '1' ? 'generation' : 'generations'} ${of}` }));

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
      {view !== 'descendants' && <SelectField {...look} label="Generations of ancestors" value={String(ancestors)} options={options('up')} onChange={({ target }) => onChoose({ ancestors: Number(target.value) })} />}
      {view !== 'pedigree' && view !== 'fan' && <SelectField {...look} label="Generations of descendants" value={String(descendants)} options={options('down')} onChange={({ target }) => onChoose({ descendants: Number(target.value) })} />}
      {view === 'pedigree' && (
        <SelectField
          {...look}
          label="Direction"
          value={direction}
          options={[
            { value: 'across', label: 'Left to right' },
            { value: 'down', label: 'Upwards' },
          ]}
          onChange={({ target }) => onChoose({ direction: target.value === 'down' ? 'down' : 'across' })}
        />
      )}
    </>
  );
}
