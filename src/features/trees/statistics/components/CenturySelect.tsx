import { centuryInWords } from '#domain/trees/statistics/century.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { centuryTexts as texts } from '../texts.ts';

interface CenturySelectProps {
  centuries: readonly (number | null)[];
  value: number | null;
  onChange: (century: number | null) => void;
}

/** Chooses a hundred years, or all. */
export const CenturySelect = ({ centuries, value, onChange }: CenturySelectProps) => (
  <SelectField
    compact
    label={texts.label}
    value={value === null ? '' : String(value)}
    options={[
      { value: '', label: texts.all },
      ...centuries.flatMap((century) =>
        century === null ? [] : [{ value: String(century), label: centuryInWords(century) }],
      ),
    ]}
    onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
  />
);
