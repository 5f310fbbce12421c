import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import type { ColumnValues } from '../columnValues.ts';

const OPTIONS = (['PLAIN', 'FREEREG', 'FREEBMD', 'LEIDEN'] as const).map((value) => ({
  value,
  ...texts.NOTATION[value],
}));

interface NotationChoiceProps {
  notation: ColumnValues['notation'];
  onChoose: (notation: ColumnValues['notation']) => void;
}

/** How the transcribers of a sheet mark letters that they could not read. */
export const NotationChoice = ({ notation, onChoose }: NotationChoiceProps) => (
  <RadioGroup label={texts.notation} hideLabel name="notation" options={OPTIONS} value={notation} onChange={onChoose} />
);
