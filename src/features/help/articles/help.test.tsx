import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PLACEHOLDER = 'Type your question here...';
const link = (title: string, path: string) => ({ title, description: `About ${title}`, path });
const CATEGORY = link('Billing', '/help/categories/800-billing');
const SECTION = link('Payments', '/help/sections/820-payments');
const result = (id: number, title: string) => ({
  id: String(id),
  locale: 'en-gb',
  title,
  snippet: `About ${title}`,
  html_url: `https://x/hc/en-gb/articles/${id}-abc`,
  section: {
    id: '820',
    locale: 'en-gb',
    name: 'Payments',
    html_url: 'https://x/hc/en-gb/sections/820',
    category: { id: '800', locale: 'en-gb', name: 'Billing', html_url: 'https://x/hc/en-gb/categories/800' },
  },
});
const RESULTS = [123, 124, 125, 126].map((id) => result(id, `Article ${id}`));
const ARTICLE = {
  ...link('Cancel', '/help/articles/821-cancel'),
  id: '821',
  updated: '2026-11-26',
  section: SECTION,
  category: CATEGORY,
  related: [link('Refunds', '/help/articles/823-refunds')],
  blocks: [
    {
      kind: 'paragraph',
      level: null,
      anchor: null,
      spans: [{ text: 'Two presses.', isStrong: false, isEmphasis: false, isCode: false, to: null }],
      items: [],
      rows: [],
      entries: [],
    },
  ],
};
const SHELF = { ...SECTION, category: CATEGORY, articles: [link('Cancel', '/help/articles/821-cancel')] };
const answers = {
  serviceNotices: () => [] as object[],
  helpHome: () => ({
    categories: [{ ...CATEGORY, articleCount: 1, sections: [SHELF] }],
    common: [link('Cancel', '/help/articles/821-cancel')],
  }),
  helpSearch: () => RESULTS,
  helpArticle: ({ ref }: { ref: string }) => (ref.startsWith('821') ? ARTICLE : null),
  helpCategory: ({ ref }: { ref: string }) =>
    ref.startsWith('800') ? { ...CATEGORY, articleCount: 1, sections: [SHELF] } : null,
  helpSection: ({ ref }: { ref: string }) => (ref.startsWith('820') ? SHELF : null),
};
const searches = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'HelpSearch')
    .map(({ variables }) => variables);
const open = async (address: string) => {
  answer(answers);
  return renderApp(address);
};

describe('the help centre', () => {
  it('ROUTE-170 CORE-020 starts with subjects, common questions, the search and the way to contact', async () => {
    await open('/help');
    expect(await screen.findByRole('link', { name: 'Billing' })).toHaveAttribute('href', CATEGORY.path);
    expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/help/articles/821-cancel');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible();
    await expectAccessible();
  });

  it('ROUTE-172 HELP-021 shows an article to a visitor, with where it is filed and what to read next', async () => {
    await open('/help/articles/821-cancel');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancel' })).toBeVisible();
    expect(screen.getByText('Two presses.')).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual([
      '/help',
      CATEGORY.path,
      SECTION.path,
    ]);
    expect(screen.getByRole('link', { name: 'Refunds' })).toBeVisible();
    await expectAccessible();
  });

  it('puts the article’s own address in the place of an older one, and the article stays', async () => {
    const { router } = await open('/help/articles/821-old-words?source=x#part');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Cancel' });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/help/articles/821-cancel',
        search: '?source=x',
        hash: '#part',
      }),
    );
    await waitFor(() =>
      expect(sentRequests().filter(({ operationName }) => operationName === 'HelpArticle')).toHaveLength(2),
    );
    expect(heading).toBeVisible();
  });

  it('ROUTE-173 lists the sections of a category', async () => {
    await open('/help/categories/800-billing');
    expect(await screen.findByRole('heading', { level: 2, name: 'Payments' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeVisible();
    await expectAccessible();
  });

  it('ROUTE-174 lists the articles of a section', async () => {
    await open('/help/sections/820-payments');
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/help/articles/821-cancel');
    await expectAccessible();
  });

  const expectMissing = async (kind: string, address: string) => {
    await open(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: `Oops - it looks like that ${kind} doesn’t exist` }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
    expect(screen.getByText(/^Try searching/u)).toBeVisible();
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible();
    await expectAccessible();
  };
  it('HELP-013 HELP-017 HELP-018 says that an unknown article doesn’t exist, invites to search and leads to contact', () =>
    expectMissing('article', '/help/articles/zzz'));
  it('HELP-014 says it of an unknown category', () => expectMissing('category', '/help/categories/zzz'));
  it('HELP-015 says it of an unknown section', () => expectMissing('section', '/help/sections/zzz'));
  it('HELP-016 says it of any other page', () => expectMissing('page', '/help/zzz'));

  const HELP_019 = ['/help?source=app', '/help?isMobileApp=true'] as const;
  it.each(HELP_019)(
    'HELP-019 EMBED-007 EMBED-008 has neither search box nor banner in the app: %s',
    async (address) => {
      await open(address);
      expect(await screen.findByRole('link', { name: 'Billing' })).toBeVisible();
      expect(screen.queryByPlaceholderText(PLACEHOLDER)).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'How can we help?' })).not.toBeInTheDocument();
      window.sessionStorage.clear();
    },
  );

  it('HELP-019 has none on an article in the app either', async () => {
    await open('/help/articles/821-cancel?source=app');
    expect(await screen.findByText('Two presses.')).toBeVisible();
    expect(screen.queryByPlaceholderText(PLACEHOLDER)).not.toBeInTheDocument();
    window.sessionStorage.clear();
  });

  it('says that it could not be fetched, and tries again', async () => {
    answer({
      ...answers,
      helpHome: () => {
        throw new GraphQLError('down');
      },
    });
    const { user } = await renderApp('/help');
    expect(await screen.findByRole('heading', { name: 'We couldn’t fetch this part of the help' })).toBeVisible();
    answer(answers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Billing' })).toBeVisible();
  });
});

describe('suggestions', () => {
  const type = async (text: string) => {
    const { user, router } = await open('/help');
    const field = await screen.findByPlaceholderText(PLACEHOLDER);
    await user.type(field, text);
    return { user, router, field };
  };

  it('HELP-001 HELP-002 HELP-003 HELP-004 are three at most, each leading to its article under its category and section', async () => {
    await type('cancel');
    const list = await screen.findByRole('list', { name: 'Suggested articles' });
    const links = within(list).getAllByRole('link');
    expect(links.map((a) => a.getAttribute('href'))).toEqual([
      '/help/articles/123-abc',
      '/help/articles/124-abc',
      '/help/articles/125-abc',
    ]);
    expect(links[0]).toHaveTextContent('Help > Billing > Payments');
    await expectAccessible();
  });

  it('HELP-006 HELP-011 API-002 are asked for once, after the last key, with limitResultSize', async () => {
    await type('tree');
    await screen.findByRole('list', { name: 'Suggested articles' });
    expect(searches()).toEqual([{ query: 'tree', locale: 'en-gb', limitResultSize: true }]);
  });

  it('HELP-005 say that there are none', async () => {
    answer({ ...answers, helpSearch: () => [] });
    const { user } = await renderApp('/help');
    answer({ helpSearch: () => [] });
    await user.type(await screen.findByPlaceholderText(PLACEHOLDER), 'zzzzqqq');
    expect(await screen.findByText('No suggestions.', { selector: 'p' })).toBeVisible();
  });

  it('HELP-007 are those of the last text, and the request before it is aborted', async () => {
    const asked: AbortSignal[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      const sent = JSON.parse(String(init?.body ?? '{}')) as { operationName?: string; variables?: { query?: string } };
      if (sent.operationName !== 'HelpSearch') return before(address, init);
      if (init?.signal) asked.push(init.signal);
      return sent.variables?.query === 'slow' ? new Promise(() => undefined) : before(address, init);
    };
    const { user, field } = await type('slow');
    await waitFor(() => expect(asked.length).toBe(1));
    await user.type(field, 'er');
    expect(await screen.findByRole('list', { name: 'Suggested articles' })).toBeVisible();
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
    globalThis.fetch = before;
  });

  it('HELP-008 show that they are on their way, and that they failed, without a crash', async () => {
    const { field } = await type('tree');
    expect(screen.getAllByText('Searching…').length).toBeGreaterThan(0);
    await screen.findByRole('list', { name: 'Suggested articles' });
    answer({
      helpSearch: () => {
        throw new GraphQLError('down');
      },
    });
    await (await import('@testing-library/user-event')).userEvent.type(field, 's');
    expect(await screen.findByText('Suggestions didn’t arrive. Press Search to try again.')).toBeVisible();
    expect(field).toHaveValue('trees');
  });

  it('HELP-009 close when the text is cleared, and blanks ask nothing', async () => {
    const { user, field } = await type('tree');
    await screen.findByRole('list', { name: 'Suggested articles' });
    const before = searches().length;
    await user.clear(field);
    expect(screen.queryByRole('list', { name: 'Suggested articles' })).not.toBeInTheDocument();
    await user.type(field, '    ');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(searches().length).toBe(before);
  });

  it('can be reached with the arrow keys, and Escape goes back to the field', async () => {
    const { user, field } = await type('tree');
    await screen.findByRole('list', { name: 'Suggested articles' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /Article 124/u })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Suggested articles' })).not.toBeInTheDocument();
  });
});

it('ROUTE-175 CORE-020 /help/contact shows the contact page', async () => {
  await open('/help/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expectAccessible();
});

describe('the page of results', () => {
  it('HELP-012 ROUTE-171 HELP-011 is where Enter leads, with the results for the text', async () => {
    const { user, router } = await open('/help');
    await user.type(await screen.findByPlaceholderText(PLACEHOLDER), 'cancel it{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “cancel it”' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/help/search', search: '?query=cancel+it' });
    expect(within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('link')).toHaveLength(4);
    expect(searches().at(-1)).toEqual({ query: 'cancel it', locale: 'en-gb', limitResultSize: false });
    await expectAccessible();
  });

  it('HELP-010 is not where a blank text leads', async () => {
    const { user, router } = await open('/help');
    await user.type(await screen.findByPlaceholderText(PLACEHOLDER), '   {Enter}');
    expect(router.state.location.pathname).toBe('/help');
    expect(searches()).toEqual([]);
  });

  it('explains that nothing was found, with a way to support', async () => {
    answer({ helpSearch: () => [] });
    await renderApp('/help/search?query=zzzzqqq');
    expect(await screen.findByRole('heading', { level: 2, name: 'No articles match your question' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expectAccessible();
  });
});

describe('service notices', () => {
  const NOTICES = [
    {
      id: '1',
      level: 'OUTAGE',
      text: 'Payments are paused.',
      areas: ['payment'],
      startsAt: '2026-01-01T10:00:00Z',
      endsAt: null,
    },
    {
      id: '2',
      level: 'INFO',
      text: 'The site was slow.',
      areas: ['everything'],
      startsAt: '2026-01-01T10:00:00Z',
      endsAt: '2026-01-01T12:00:00Z',
    },
  ];
  it.each(['/help', '/help/contact', '/help?source=app'])('in force are at the head of %s', async (address) => {
    answer({ ...answers, serviceNotices: () => NOTICES });
    await renderApp(address);
    expect(
      await within(await screen.findByRole('status', { name: 'Service notices' })).findByText('Payments are paused.'),
    ).toBeVisible();
    await expectAccessible();
    window.sessionStorage.clear();
  });

  it('that have ended are at the foot of the help', async () => {
    answer({ ...answers, serviceNotices: () => NOTICES });
    await renderApp('/help');
    expect(await screen.findByText('Earlier notices (1)')).toBeVisible();
  });
});

describe('“Was this helpful?”', () => {
  it('counts a yes once in a visit', async () => {
    answer({ ...answers, rateArticle: () => true });
    const { user } = await renderApp('/help/articles/821-cancel');
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Thank you for your answer.')).toBeVisible();
    expect(
      sentRequests()
        .filter(({ operationName }) => operationName === 'RateArticle')
        .map(({ variables }) => variables),
    ).toEqual([{ input: { articleId: '821', isHelpful: true, reason: null, words: '' } }]);
    await expectAccessible();
  });

  it('asks what was missing, and keeps it when it cannot be sent', async () => {
    answer({
      ...answers,
      helpArticle: () => ({ ...ARTICLE, id: '822' }),
      rateArticle: () => {
        throw new GraphQLError('down');
      },
    });
    const { user } = await renderApp('/help/articles/821-cancel');
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await user.selectOptions(await screen.findByLabelText(/^What was wrong/u), 'UNCLEAR');
    await user.type(screen.getByLabelText(/^What were you looking for/u), 'The button');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer was not sent')).toBeVisible();
    answer({ rateArticle: () => true });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Thank you for your answer.')).toBeVisible();
  });
});

describe('the entry in the shell', () => {
  it('GRANT-020 is there for holders of its grant alone, while the help itself stays open', async () => {
    answer(answers);
    await renderApp('/help', { grants: ['tree'] });
    expect(await screen.findByRole('link', { name: 'Billing' })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Help' }),
    ).not.toBeInTheDocument();
  });

  it('GRANT-020 leads to the help', async () => {
    await open('/help');
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Help' }),
    ).toHaveAttribute('href', '/help');
  });
});
