import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describe('Button', () => {
  it('acts on a press and on the keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Search</Button>);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('keeps its name and the focus while loading, and does nothing twice', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not send the form around it unless asked to', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Add a row</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('passes axe in every state, as a link too', async () => {
    render(
      <MemoryRouter>
        <Button variant="primary">Search</Button>
        <Button loading>Saving</Button>
        <Button disabled>Unavailable</Button>
        <ButtonLink to="/register">Register</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
