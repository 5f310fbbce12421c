import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Drawer } from './Drawer.tsx';

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./DrawerPanel.tsx'));

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filter results"
        actions={<button type="button">Show 31 results</button>}
      >
        <p>Counties</p>
      </Drawer>
    </main>
  );
}

describe('Drawer', () => {
  afterEach(() => jest.useRealTimers());

  it('UI-005 stays in the document for 400 ms after it is closed, then is gone', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filter results' });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => jest.advanceTimersByTime(399));
    expect(screen.getByText('Counties')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Counties')).not.toBeInTheDocument();
  });

  it('holds the focus, closes on Escape and gives the focus back', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter results' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  });
});
