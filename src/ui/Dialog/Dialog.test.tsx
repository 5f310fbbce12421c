import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Dialog } from './Dialog.tsx';

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./DialogPanel.tsx'));

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Delete search
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this search?"
        description="It cannot be brought back."
        actions={<button type="button">Delete</button>}
      />
    </main>
  );
}

it('Dialog asks by name, holds the focus, closes on Escape and gives the focus back', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this search?' });
  expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete search' })).toHaveFocus());
});

it('Dialog starts at the first thing to fill in, of choices at the one that is chosen', async () => {
  const { rerender } = render(
    <Dialog open onClose={jest.fn()} title="Add a fact">
      <input type="hidden" name="id" />
      <input aria-label="Date" />
      <input aria-label="Place" />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Date' })).toHaveFocus());
  rerender(
    <Dialog key="other" open onClose={jest.fn()} title="Keep which?">
      <input type="radio" name="kept" aria-label="This one" />
      <input type="radio" name="kept" aria-label="The other" defaultChecked />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: 'The other' })).toHaveFocus());
});
