import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const MARKDOWN = '---\ntitle: Terms\ndescription: What holds.\n---\n\nWords.\n';
const CHANGE = {
  staff: 'Una Testwell' as string | null,
  changedAt: '2026-05-03T10:00:00Z',
  isDraft: false,
  isRemoval: false,
};
const TEXT = {
  name: 'site/terms',
  kind: 'site',
  key: 'terms',
  markdown: MARKDOWN,
  origin: 'SOFTWARE' as string | null,
  isDraft: false,
  revision: 0,
  changes: [] as (typeof CHANGE & { revision: number })[],
};
const ATTEMPT = {
  faults: [] as string[],
  document: { heading: 'Terms', lead: null, blocks: [] },
};

const open = (text: Partial<typeof TEXT> | null, more: Parameters<typeof answer>[0] = {}) => {
  answer({ siteText: () => text && { ...TEXT, ...text }, textAttempt: () => ATTEMPT, ...more });
  return renderApp('/internal/content/text?name=site%2Fterms', { reader: 'staff', duties: ['content'] });
};
const field = () => screen.findByRole('textbox', { name: 'Text' });

it('is written beside how readers will see it, and published', async () => {
  const asked: object[] = [];
  const { user } = await open(
    {},
    { writeSiteText: (input: object) => (asked.push(input), { faults: [], revision: 1 }) },
  );
  expect(
    await screen.findByText('This text comes with the site. What you publish here takes its place.'),
  ).toBeVisible();
  const shown = await screen.findByRole('region', { name: 'The text as readers will see it' });
  expect(within(shown).getByRole('heading', { name: 'Terms' })).toBeVisible();
  await user.type(await field(), 'More.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('Published.'))[0]).toBeVisible();
  expect(asked).toEqual([{ name: 'site/terms', revision: 0, markdown: `${MARKDOWN}More.`, isDraft: false }]);
  await expectAccessible();
});

it('says what is wrong with it, and keeps what was typed', async () => {
  const { user } = await open(
    {},
    {
      textAttempt: () => ({ faults: ['The front matter has no “layout”.'], document: null }),
      writeSiteText: () => ({ faults: ['The front matter has no “layout”.'] }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'To correct before it is published' })).toBeVisible();
  await user.type(await field(), 'More.');
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('The text was not saved')).toBeVisible();
  expect(await field()).toHaveValue(`${MARKDOWN}More.`);
});

it('is never written over what someone else wrote meanwhile, unless its author says so', async () => {
  let revision = 1;
  const asked: { revision: number }[] = [];
  const { user } = await open(
    {},
    {
      siteText: () => ({ ...TEXT, origin: 'BROWSER', revision, changes: [{ ...CHANGE, revision }] }),
      writeSiteText: (input: { revision: number }) => {
        asked.push(input);
        if (asked.length > 1) return { faults: [], revision: 3 };
        revision = 2;
        throw refusal('CONFLICT');
      },
    },
  );
  await user.type(await field(), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('This text has changed since you started to write')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Go on with what I typed' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(asked.map((input) => input.revision)).toEqual([1, 2]));
  expect(await field()).toHaveValue(`${MARKDOWN}Mine.`);
});

it('shows the newer text at once where nothing was typed', async () => {
  let revision = 1;
  const { user } = await open(
    {},
    {
      siteText: () => ({
        ...TEXT,
        origin: 'BROWSER',
        revision,
        markdown: revision === 1 ? MARKDOWN : `${MARKDOWN}Earlier words.`,
        changes: [
          { ...CHANGE, revision: 2 },
          { ...CHANGE, revision: 1 },
        ].slice(2 - revision),
      }),
      restoreSiteText: () => ((revision = 2), true),
    },
  );
  expect(await field()).toHaveValue(MARKDOWN);
  await user.click(await screen.findByRole('button', { name: 'Remove what was written here' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(`${MARKDOWN}Earlier words.`));
  expect(screen.queryByText('This text has changed since you started to write')).not.toBeInTheDocument();
});

it('lists who changed it, and takes an earlier text or that of the files again', async () => {
  const asked: object[] = [];
  const { user } = await open(
    {
      origin: 'BROWSER',
      revision: 5,
      changes: [
        { ...CHANGE, revision: 5 },
        { ...CHANGE, revision: 3, staff: null, isDraft: true },
      ],
    },
    { restoreSiteText: (input: object) => (asked.push(input), true) },
  );
  expect(await screen.findByRole('row', { name: /A former member of staff Draft/u })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Use this again/u })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Use this again/u }));
  await user.click(screen.getByRole('button', { name: 'Remove what was written here' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { name: 'site/terms', revision: 5, to: 3 },
      { name: 'site/terms', revision: 5, to: 0 },
    ]),
  );
});

it('that does not exist yet starts with what every text needs; a name that none can have is no page', async () => {
  const { unmount } = await open({ origin: null, markdown: '' });
  expect(await field()).toHaveValue('---\ntitle: \ndescription: \n---\n\n');
  unmount();
  await open(null);
  expect(await screen.findByRole('heading', { name: /page not found|can’t find/iu })).toBeVisible();
});

it('is found in the list of all, and a new one is named there', async () => {
  answer({
    contentReport: () => ({ faults: [], drafts: [], own: [] }),
    siteTexts: () => [
      { name: 'site/terms', kind: 'site', title: 'Terms', origin: 'SOFTWARE', isDraft: false },
      { name: 'page/rules', kind: 'page', title: 'House rules', origin: 'BROWSER', isDraft: true },
    ],
    siteText: () => ({ ...TEXT, name: 'page/visit', origin: null, markdown: '' }),
    textAttempt: () => ATTEMPT,
  });
  const { user } = await renderApp('/internal/content', { reader: 'staff', duties: ['content'] });
  expect(await screen.findByRole('row', { name: 'House rules page/rules Here Draft' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find a text' }), 'term');
  expect(screen.queryByRole('row', { name: /House rules/u })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    '/internal/content/text?name=site%2Fterms',
  );
  const name = screen.getByRole('textbox', { name: 'Name of a new text' });
  await user.type(name, 'Visit us');
  await user.click(screen.getByRole('button', { name: 'Write a text' }));
  expect(await screen.findByText(/Enter a kind and a name/u)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'page/visit');
  await user.click(screen.getByRole('button', { name: 'Write a text' }));
  expect(await screen.findByRole('heading', { name: 'Text: page/visit' })).toBeVisible();
});
