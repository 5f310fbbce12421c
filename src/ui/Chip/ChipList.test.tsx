import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { ChipList } from './ChipList.tsx';

function Example() {
  const [values, setValues] = useState(['Cornwall', 'Devon']);
  const chips = values.map((value) => ({
    id: value,
    name: 'County',
    value,
    onRemove: () => setValues(values.filter((kept) => kept !== value)),
  }));
  return (
    <ChipList label="Filters" chips={[...chips, { id: 'x', value: 'ignored: offset 99', tone: 'ignored' as const }]} />
  );
}

it('takes a filter away and hands the focus to its neighbour', async () => {
  render(<Example />);
  const user = userEvent.setup();
  expect(screen.getByRole('list', { name: 'Filters' })).toHaveTextContent('ignored: offset 99');
  await user.click(screen.getByRole('button', { name: 'Remove County: Cornwall' }));
  expect(screen.queryByText('Cornwall')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove County: Devon' })).toHaveFocus());
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Filters' })).toHaveFocus());
});
