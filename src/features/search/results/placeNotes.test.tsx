import { screen } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerSearch } from './results.fixture.ts';

const note = (more: object) =>
  answer({
    placeNotes: () => [
      {
        fieldId: 'Place',
        label: 'Place',
        asked: 'roche, cornwall',
        isKnown: true,
        searchedAs: [],
        outside: null,
        leftOut: 0,
        ...more,
      },
    ],
  });

describe('places of a search', () => {
  it('says how many records the distance leaves out, and adds them by a press that the address and the chip hold', async () => {
    answerSearch();
    note({ leftOut: 2855 });
    const { user, router } = await renderApp('/search/results?place=roche,+cornwall&place_proximity=5');
    expect(
      await screen.findByText(/^Place: 2,855 records from the counties this distance reaches are left out/u),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Include them' }));
    expect(router.state.location.search).toBe('?place=roche%2C+cornwall&place_proximity=5&place_unlocated=true');
    expect(await screen.findByRole('button', { name: /within 5 miles or not located/u })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    expect(router.state.location.search).toBe('?place=roche%2C+cornwall&place_proximity=5');
  });

  it('says where a place lies that is outside of what is searched, and searches everywhere by a press', async () => {
    answerSearch();
    note({ asked: 'leeds', outside: { isIn: 'Yorkshire, England', notIn: ['Scotland'], fieldIds: ['SourceCountry'] } });
    const { user, router } = await renderApp('/search/results?place=leeds&place_proximity=0&sourcecountry=scotland');
    expect(await screen.findByText('Place: Leeds is in Yorkshire, England, not in Scotland.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
    expect(router.state.location.search).toBe('?place=leeds&place_proximity=0');
  });

  it('says that a place is not known', async () => {
    answerSearch();
    note({ asked: 'atlantis', isKnown: false });
    await renderApp('/search/results?place=atlantis');
    expect(
      await screen.findByText('Place: we don’t know a place called “Atlantis”. We searched for those words.'),
    ).toBeVisible();
  });

  it('names the counties that a present county is searched as', async () => {
    answerSearch();
    note({ asked: 'cumbria', searchedAs: ['Cumberland', 'Westmorland', 'Lancashire'] });
    await renderApp('/search/results?place=cumbria');
    expect(
      await screen.findByText(
        'Place: we searched Cumbria as Cumberland, Westmorland and Lancashire, the counties of the time.',
      ),
    ).toBeVisible();
  });
});
