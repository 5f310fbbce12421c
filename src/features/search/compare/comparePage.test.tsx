import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const FIRST = { timeout: 15_000 };

const comparedRecord = (id: string, fields: Record<string, string>, more: object = {}) => ({
  standing: 'FOUND',
  record: {
    id, type: 'CENSUS', name: `Person ${id}`, summaryLine: 'Census, 1871', access: 'FULL', citation: null,
    sections: [{ title: 'Person', fields: Object.entries(fields).map(([fieldId, value]) => ({ fieldId, label: fieldId, value, correction: null })) }],
    source: { recordSet: { id: 'ROCHE', name: 'Roche Census 1871', isSample: false }, repository: 'The National Archives', archiveReference: `folio ${id}`, attribution: null },
    ...more,
  },
});
const answers = { a: comparedRecord('a', { Forename: 'William', Age: '39' }), b: comparedRecord('b', { Forename: 'WILLIAM', Age: '49', Trade: 'Miner' }) };
const ADDRESS = '/search/compare?record=a&record=b';

beforeAll(() => import('./ComparePage.tsx'));

describe('records side by side', () => {
  it('are compared field by field with their sources, and what differs is said in words', async () => {
    answer({ recordsToCompare: () => [answers.a, answers.b] });
    const { user, container } = await renderApp(ADDRESS);
    const table = within(await screen.findByRole('table', { name: 'Fields of 2 records' }, FIRST));
    expect(sentRequests().at(-1)?.variables).toEqual({ ids: ['a', 'b'] });
    const row = (name: RegExp) => within(table.getByRole('row', { name })).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(row(/^Forename Same/)).toEqual(['William', 'WILLIAM']);
    expect(row(/^Age Differs/)).toEqual(['39', '49']);
    expect(row(/^Trade Not in all/)).toEqual(['–', 'Miner']);
    expect(row(/^Held at Same/)).toEqual(['The National Archives', 'The National Archives']);
    expect(row(/^Archive reference Differs/)).toEqual(['folio a', 'folio b']);
    expect(table.getByRole('link', { name: 'Person a' })).toHaveAttribute('href', '/transcript?id=a');
    expect(document.title).toBe('Compare: Person a, Person b | Muniment');
    await user.click(screen.getByRole('switch', { name: 'Show differences only' }));
    expect(table.queryByText('Forename')).not.toBeInTheDocument();
    expect(table.getByText('Trade')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('have accepted corrections beside what was transcribed', async () => {
    const sections = [{ title: 'Person', fields: [{ fieldId: 'LastName', label: 'Surname', value: 'PINCH', correction: 'Finch' }] }];
    answer({ recordsToCompare: () => [comparedRecord('a', {}, { sections }), comparedRecord('b', { LastName: 'PINCH' }, { sections: [{ title: 'Person', fields: [{ fieldId: 'LastName', label: 'Surname', value: 'PINCH', correction: null }] }] })] });
    await renderApp(ADDRESS);
    const [corrected, other] = within(await screen.findByRole('row', { name: /^Surname Differs/ }, FIRST)).getAllByRole('cell');
    expect(corrected).toHaveTextContent('PINCHCorrection Finch');
    expect(other).toHaveTextContent(/^PINCH$/);
  });

  it('are removed in the address', async () => {
    answer({ recordsToCompare: ({ ids }: { ids: ('a' | 'b')[] }) => ids.map((id) => answers[id]) });
    const { user, router } = await renderApp(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Remove Person a, Census, 1871' }, FIRST));
    expect(router.state.location.search).toBe('?record=b');
    expect(await screen.findByRole('table', { name: 'Fields of 1 record' })).toBeVisible();
  });

  it('say which cannot be shown, and offer to sign in where only the summary is read', async () => {
    answer({ recordsToCompare: () => [{ standing: 'CLOSED', record: null }, comparedRecord('b', { Forename: 'Jane' }, { access: 'SUMMARY' })] });
    await renderApp(ADDRESS);
    expect(await screen.findByText('1 record can’t be shown', undefined, FIRST)).toBeVisible();
    expect(screen.getByText('Sign in to compare full records')).toBeVisible();
    expect(screen.getByText('Members see more')).toBeVisible();
  });

  it('are asked for where the address names none', async () => {
    await renderApp('/search/compare');
    expect(await screen.findByText('No records selected', undefined, FIRST)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose records from results' })).toHaveAttribute('href', '/search/results');
  });

  it('can be asked for again when they could not be shown', async () => {
    answer({
      recordsToCompare: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t show these records' }, FIRST)).toBeVisible();
    answer({ recordsToCompare: () => [answers.a, answers.b] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
