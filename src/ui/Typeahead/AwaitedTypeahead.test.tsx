import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { AwaitedTypeahead } from './AwaitedTypeahead.tsx';
import { loadTypeahead } from './loadTypeahead.ts';
import { Typeahead } from './Typeahead.tsx';
import type { TypeaheadValue } from './typeaheadItems.ts';
import type { TakenOver } from './typeaheadProps.ts';

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./TypeaheadCombobox.tsx'));

function Itself({ start }: { start: TakenOver }) {
  const [value, setValue] = useState<TypeaheadValue>({ text: start.text, selected: null });
  return (
    <Typeahead
      label="Person"
      caret={start.caret}
      items={[{ value: '1', label: 'Richard Pinch' }]}
      value={value}
      onChange={setValue}
    />
  );
}

function show() {
  const arrivals: ((isThere: boolean) => void)[] = [];
  const load = () => new Promise<boolean>((resolve) => arrivals.push(resolve));
  render(
    <AwaitedTypeahead label="Person" load={load}>
      {(start) => <Itself start={start} />}
    </AwaitedTypeahead>,
  );
  return { user: userEvent.setup(), arrivals };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' });

describe('a field that suggests, before its code has come', () => {
  it('keeps what was typed meanwhile, the focus and the caret, and suggests at once', async () => {
    const { user, arrivals } = show();
    await user.click(field());
    await user.keyboard('Rchard{ArrowLeft>5/}');
    await loadTypeahead();
    await act(async () => arrivals.forEach((arrive) => arrive(true)));
    expect(field()).toHaveFocus();
    expect([field().value, field().selectionStart]).toEqual(['Rchard', 1]);
    await user.keyboard('i');
    expect(field()).toHaveValue('Richard');
    expect(await screen.findByRole('option', { name: 'Richard Pinch' })).toBeVisible();
  });

  it('goes on taking text where the code does not arrive, and asks again', async () => {
    const { user, arrivals } = show();
    await user.type(field(), 'Ri');
    const plain = field();
    await act(async () => arrivals.forEach((arrive) => arrive(false)));
    expect(field()).toBe(plain);
    expect(plain).toHaveValue('Ri');
    const asked = arrivals.length;
    act(() => plain.blur());
    await user.click(plain);
    expect(arrivals.length).toBeGreaterThan(asked);
  });
});
