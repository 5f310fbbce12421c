import { SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { kindOf, type ColumnValues } from '../columnValues.ts';

const OPTIONS = SHEET_KINDS.map(({ id, label, about }) => ({ value: kindOf(id), label, hint: about }));

interface KindChoiceProps {
  kind: ColumnValues['kind'];
  /** Why it must be chosen; shown once the form was sent. */
  error: string | undefined;
  onChoose: (kind: (typeof OPTIONS)[number]['value']) => void;
}

/** What the records of a sheet are. */
export const KindChoice = ({ kind, error, onChoose }: KindChoiceProps) => (
  <RadioGroup
    label={texts.kind}
    hideLabel
    name="kind"
    options={OPTIONS}
    value={kind === '' ? null : kind}
    error={error}
    touched={error !== undefined}
    onChange={onChoose}
  />
);
