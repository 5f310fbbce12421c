import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { ColumnStep } from '../columnStep.ts';
import { stepTexts as texts } from '../stepTexts.ts';

interface Option {
  value: string;
  label: string;
}

interface StepFieldsProps {
  step: ColumnStep;
  /** Columns that may be joined, and fields that nothing fills. */
  filled: readonly Option[];
  free: readonly Option[];
  onChange: (change: Partial<ColumnStep>) => void;
}

const optionsOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Option[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

function Rewrite({ step, onChange }: StepFieldsProps) {
  return (
    <>
      <TextField
        label={texts.from}
        autoComplete="off"
        value={step.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={texts.to}
        hint={texts.toHint}
        autoComplete="off"
        value={step.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <CheckboxField
        label={texts.isWhole}
        checked={step.isWhole}
        onChange={({ target }) => onChange({ isWhole: target.checked })}
      />
      <CheckboxField
        label={texts.isWild}
        hint={texts.isWildHint}
        checked={step.isWild}
        onChange={({ target }) => onChange({ isWild: target.checked })}
      />
    </>
  );
}

function Split({ step, free, onChange }: StepFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.split}
        value={step.split}
        options={optionsOf(texts.SPLITS)}
        onChange={({ target }) => onChange({ split: target.value as ColumnStep['split'] })}
      />
      {step.split === 'SIGN' && (
        <TextField
          label={texts.sign}
          autoComplete="off"
          maxLength={20}
          value={step.sign}
          onChange={({ target }) => onChange({ sign: target.value })}
        />
      )}
      {step.split === 'POSITION' && (
        <TextField
          label={texts.position}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={step.position}
          onChange={({ target }) => onChange({ position: target.value })}
        />
      )}
      <SelectField
        label={texts.into}
        hint={texts.intoHint}
        value={step.other}
        options={[{ value: '', label: texts.noInto }, ...free]}
        onChange={({ target }) => onChange({ other: target.value })}
      />
    </>
  );
}

/** What else is asked for a step that changes a column. */
export function StepFields(props: StepFieldsProps) {
  const { step, filled, onChange } = props;
  switch (step.what) {
    case 'rewrite':
      return <Rewrite {...props} />;
    case 'split':
      return <Split {...props} />;
    case 'constant':
      return (
        <TextField
          label={texts.every}
          autoComplete="off"
          value={step.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      );
    case 'join':
      return (
        <>
          <SelectField
            label={texts.other}
            hint={texts.otherHint}
            value={step.other}
            options={[{ value: '', label: texts.choose }, ...filled.filter(({ value }) => value !== step.field)]}
            onChange={({ target }) => onChange({ other: target.value })}
          />
          <TextField
            label={texts.between}
            autoComplete="off"
            maxLength={20}
            value={step.sign}
            onChange={({ target }) => onChange({ sign: target.value })}
          />
        </>
      );
  }
}
