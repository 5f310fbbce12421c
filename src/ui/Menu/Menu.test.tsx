import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

// The first load compiles the part's own chunk, which takes a while on a busy machine.
beforeAll(() => import('./MenuPopup.tsx'));

function show() {
  const onSignOut = jest.fn();
  render(
    <MemoryRouter>
      <main>
        <Menu
          label="Account"
          heading="member@example.com"
          entries={[
            { id: 'profile', label: 'My profile', to: '/profile/my-profile' },
            { id: 'out', label: 'Sign out', onSelect: onSignOut, separated: true },
          ]}
        >
          {(trigger) => <Button {...trigger}>Account</Button>}
        </Menu>
        <Routes>
          <Route path="/profile/my-profile" element={<p>Profile page</p>} />
          <Route path="*" element={<p>Home page</p>} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  return { onSignOut, user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Account' }) };
}

describe('Menu', () => {
  it('opens and closes by its button', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(trigger);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('works by keyboard alone and gives the focus back', async () => {
    const { user, trigger, onSignOut } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Account' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await user.keyboard('{End}{Enter}');
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads to pages within the app', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
    expect(screen.getByText('Profile page')).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
