import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Component as GalleryPage } from './GalleryPage.tsx';

const show = () =>
  render(
    <MemoryRouter>
      <main>
        <GalleryPage />
      </main>
    </MemoryRouter>,
  );

describe('gallery of parts', () => {
  it('shows every part in one theme, or in both beside each other', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Interface parts' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: 'Fields' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
    expect(screen.getAllByRole('heading', { level: 2, name: 'Fields' })).toHaveLength(2);
  });

  it('opens what is above the page', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Open a dialog' }));
    expect(await screen.findByRole('dialog', { name: 'Delete this search?' }, { timeout: 5000 })).toBeVisible();
  });

  it('passes axe with everything on one page', async () => {
    show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
