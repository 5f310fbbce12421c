import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';
import { sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { AT, answerTranscript, pinch } from './transcript.fixture.ts';

describe('a transcript on a phone', () => {
  const realMatchMedia = window.matchMedia;
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });
  const onScreen = (isPhone: boolean) => {
    window.matchMedia = (query) =>
      ({
        matches: isPhone && query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  };

  it('folds what comes after the person into one line each, opened by the keyboard; nothing is left out', async () => {
    onScreen(true);
    answerTranscript({
      sections: [
        pinch().sections[0],
        {
          title: 'Birth',
          fields: [{ fieldId: 'PlaceOfBirth', label: 'Birth place', value: 'St Austell', correction: null }],
        },
        pinch().sections[1],
      ],
    });
    const { container, user } = await renderApp(AT, { reader: 'member' });
    const person = await screen.findByRole('button', { name: 'Person' });
    // What the record is opened for, and what was corrected, need no press.
    expect(person).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-expanded', 'true');
    const birth = screen.getByRole('button', { name: 'Birth' });
    expect(birth).toHaveAttribute('aria-expanded', 'false');
    const folded = () => document.getElementById(birth.getAttribute('aria-controls') ?? '');
    expect(folded()).toHaveClass('closed');
    expect(folded()).toHaveTextContent('St Austell');
    birth.focus();
    await user.keyboard('{Enter}');
    expect(birth).toHaveAttribute('aria-expanded', 'true');
    expect(folded()).not.toHaveClass('closed');
    for (const name of ['Source', 'Other records of this person', 'Search this record set or place'])
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('hides what is folded on the screen only: paper has it', () => {
    const sheet = 'src/features/records/transcript/components/FoldCard.module.scss';
    expect(compiledStyle(sheet, '.closed', 'screen').get('display')).toBe('none');
    expect(() => compiledStyle(sheet, '.closed')).toThrow('no rule');
    expect(() => compiledStyle(sheet, '.closed', 'print')).toThrow('no rule');
  });

  it('is whole without a press on a wider screen', async () => {
    onScreen(false);
    answerTranscript();
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Person', level: 3 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Person' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Source' })).not.toBeInTheDocument();
  });

  it('lists the household in a line or two for each person, the others behind a button, with no table to scroll sideways', async () => {
    onScreen(true);
    const { group } = pinch();
    const children = Array.from({ length: 8 }, (_, at) => ({
      id: `c${at}`,
      name: `Child ${at} PINCH`,
      isThisRecord: false,
      isClosed: false,
      values: ['Child', String(at)],
    }));
    answerTranscript({ group: { ...group, members: [...group.members, ...children] }, hasImage: true });
    const { user } = await renderApp(AT, { reader: 'member' });
    const household = await screen.findByRole('region', { name: 'Household' });
    expect(screen.queryByRole('table', { name: 'Household' })).not.toBeInTheDocument();
    const lines = within(household).getAllByRole('listitem', { hidden: true });
    expect(lines.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'William PINCHThis recordHead · 39',
      'Jane PINCHWife · 38',
      'Closed for privacy',
    ]);
    expect(lines[0]).toHaveAttribute('aria-current', 'true');
    expect(lines).toHaveLength(11);
    const more = within(household).getByRole('button', { name: 'Show 3 more people' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('OriginalPage');
  });
});
