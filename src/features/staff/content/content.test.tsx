import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const REPORT = {
  faults: [{ name: 'page/about.md', message: 'The front matter has no “layout”.' }],
  drafts: [{ kind: 'help-article', key: 'a/b/c', title: 'Later', updated: null, faults: [] }],
  own: [
    {
      kind: 'page',
      key: 'about',
      title: 'About us',
      updated: '2026-01-02',
      builtInTitle: 'About Muniment',
      builtInUpdated: '2026-06-01',
      isOlder: true,
    },
    {
      kind: 'page',
      key: 'rules',
      title: 'House rules',
      updated: null,
      builtInTitle: null,
      builtInUpdated: null,
      isOlder: false,
    },
  ],
};

it('lists faults, drafts with their preview, and what is in place of what', async () => {
  answer({ contentReport: () => REPORT, siteTexts: () => [] });
  await renderApp('/internal/content', { reader: 'staff' });
  expect(await screen.findByRole('row', { name: 'page/about.md The front matter has no “layout”.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute(
    'href',
    '/internal-testing/prismic/preview?kind=help-article&key=a%2Fb%2Fc',
  );
  expect(within(screen.getByRole('row', { name: /About us/u })).getByText(/Ours has changed since/u)).toBeVisible();
  expect(screen.getByRole('row', { name: 'House rules Page – Nothing: an addition' })).toBeVisible();
  expect(screen.getByRole('link', { name: /what visitors say/u })).toHaveAttribute('href', '/internal/help');
  await expectAccessible();
});

it('says that there is nothing to do, and that it could not look', async () => {
  let isBroken = false;
  answer({
    siteTexts: () => [],
    contentReport: () => {
      if (isBroken) throw refusal('INTERNAL_SERVER_ERROR');
      return { faults: [], drafts: [], own: [] };
    },
  });
  const { user } = await renderApp('/internal/content', { reader: 'staff' });
  expect(await screen.findByText(/No faults/u)).toBeVisible();
  isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('We couldn’t load the texts')).toBeVisible();
});
