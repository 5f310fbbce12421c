import { screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answered } from './results.fixture.ts';

const note = (more: object) => answer({ placeNotes: () => [{ fieldId: 'Place', label: 'Place', asked: 'roche, cornwall', isKnown: true, searchedAs: [], leftOut: 0, ...more }] });

describe('places of a search', () => {
  it('tells how many records the distance leaves out, and adds them by a press that the address and the chip hold', async () => {
    answered();
    note({ leftOut: 2855 });
    const { user, router } = await renderApp('/search/results?place=roche,+cornwall&place_proximity=5');
    expect(await screen.findByText(/^Place: the distance leaves out 2,855 records/u)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    expect(router.state.location.search).toBe('?place=roche%2C+cornwall&place_proximity=5&place_unlocated=true');
    expect(await screen.findByRole('button', { name: /within 5 miles or not located/u })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    expect(router.state.location.search).toBe('?place=roche%2C+cornwall&place_proximity=5');
  });

  it('tells a place that is not known, and the counties a present one is searched as', async () => {
    answered();
    note({ asked: 'atlantis', isKnown: false });
    await renderApp('/search/results?place=atlantis');
    expect(await screen.findByText('Place: we know no place called “Atlantis”. Records that hold these words are found.')).toBeVisible();
  });

  it('names the counties that a present county is searched as', async () => {
    answered();
    note({ asked: 'cumbria', searchedAs: ['Cumberland', 'Westmorland', 'Lancashire'] });
    await renderApp('/search/results?place=cumbria');
    expect(await screen.findByText('Place: Cumbria is searched as Cumberland, Westmorland and Lancashire, the counties of the time.')).toBeVisible();
  });
});
