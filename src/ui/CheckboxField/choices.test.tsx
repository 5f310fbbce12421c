import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SwitchField } from '../SwitchField/SwitchField.tsx';
import { YearField } from '../YearField/YearField.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const DISTANCES = [
  { value: '5', label: '5 miles' },
  { value: '10', label: '10 miles' },
];

function Radios() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      label="Within"
      name="within"
      options={DISTANCES}
      value={value}
      onChange={setValue}
      error="Choose a distance."
    />
  );
}

function Year() {
  const [year, setYear] = useState('');
  return <YearField label="Birth year" value={year} onChange={(event) => setYear(event.target.value)} />;
}

describe('fields to choose in', () => {
  it('CheckboxField reads its count with its name', async () => {
    render(<CheckboxField label="Cornwall" count={1284} />);
    const box = screen.getByRole('checkbox', { name: 'Cornwall 1,284' });
    await userEvent.click(box);
    expect(box).toBeChecked();
  });

  it('UI-016 CheckboxField and SelectField keep their errors until touched', async () => {
    render(
      <>
        <CheckboxField label="I accept" error="Accept the terms to go on." />
        <SelectField label="Country" options={[]} placeholder="Any" error="Choose a country." />
      </>,
    );
    const user = userEvent.setup();
    expect(screen.queryByText(/Accept the terms|Choose a country/)).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Accept the terms to go on.')).toBeVisible();
    expect(screen.queryByText('Choose a country.')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Choose a country.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeInvalid();
  });

  it('RadioGroup moves with the arrow keys and shows its error once left', async () => {
    render(<Radios />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Choose a distance.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '5 miles' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '10 miles' })).toBeChecked();
  });

  it('SwitchField is a switch', async () => {
    render(<SwitchField label="Include variants" hint="Spelling variants and nicknames" />);
    const control = screen.getByRole('switch', { name: 'Include variants' });
    expect(control).toHaveAccessibleDescription('Spelling variants and nicknames');
    await userEvent.click(control);
    expect(control).toBeChecked();
  });

  it('YearField keeps digits only, four of them, whatever is pasted', async () => {
    render(<Year />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox', { name: 'Birth year' }));
    await user.paste('abt. 1832/33');
    expect(screen.getByRole('textbox')).toHaveValue('1832');
  });

  it('pass axe', async () => {
    render(
      <>
        <Radios />
        <Year />
        <SwitchField label="Variants" />
        <SelectField label="Country" options={DISTANCES} hint="Of the source" />
        <CheckboxField label="I accept" error="Accept the terms." touched hint="Read them first" />
      </>,
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});
