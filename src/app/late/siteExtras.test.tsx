import { act, screen, waitFor, within } from '@testing-library/react';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { bannerReloaded, consentRead } from '#features/kernel/consent/index.ts';
import { onSupportDetailsAsked } from '#services/support/supportDetails.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';
import { answer, sentMeasures } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { writeSiteBoot } from '#test/support/siteBoot.ts';

import { followPages } from './followPages.ts';
import { followScripts } from './followScripts.ts';
import { SiteExtras } from './SiteExtras.tsx';

const definitions = [
  { id: 'home.visitor', pattern: '/', title: 'Home' },
  { id: 'page', pattern: '/page', title: 'Page' },
];
const aPage = (name: string) => () => Promise.resolve({ Component: () => <h1>{name}</h1> });
const open = (address: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(address, {
    definitions,
    pages: { 'home.visitor': aPage('Home'), page: aPage('Page') },
    Extras: SiteExtras,
    ...options,
  });
const cookies = () => decodeURIComponent(document.cookie);
const phone = () => {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ ...list, matches: query === '(max-width: 767.98px)' }) as unknown as MediaQueryList,
    );
};

beforeEach(() => {
  for (const name of ['consent', 'muniment_visit']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the consent banner', () => {
  const ask = async (address = '/page') => {
    const view = await open(address);
    act(() => void view.store.dispatch(bannerReloaded()));
    return { ...view, banner: await screen.findByRole('region', { name: 'Your privacy' }) };
  };

  it.each([
    ['Accept all', 'C0002:1,C0003:1,C0004:1'],
    ['Refuse all', 'C0002:0,C0003:0,C0004:0'],
  ])('STOR-010 keeps the answer of %s and goes away', async (button, kept) => {
    const { user, banner } = await ask();
    await expectAccessible();
    await user.click(within(banner).getByRole('button', { name: button }));
    expect(banner).not.toBeInTheDocument();
    expect(cookies()).toContain(`consent=${kept}`);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('gives yes and no the same weight', async () => {
    const { banner } = await ask();
    const [yes, no] = ['Accept all', 'Refuse all'].map((name) => within(banner).getByRole('button', { name }));
    expect(no!.className).toBe(yes!.className);
  });

  it('CONS-001 offers the three groups one by one, none chosen beforehand', async () => {
    const { user, banner } = await ask();
    await user.click(within(banner).getByRole('button', { name: 'Choose' }));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy choices' });
    for (const name of ['Performance', 'Functional', 'Targeting'])
      expect(within(dialog).getByRole('checkbox', { name })).not.toBeChecked();
    await expectAccessible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Performance' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cookies()).toContain('consent=C0002:1,C0003:0,C0004:0');
  });

  it('does not ask who has answered; the footer opens the choices again as they are', async () => {
    const { user, store } = await open('/page');
    act(() => {
      store.dispatch(consentRead({ C0002: true, C0003: false, C0004: false }));
      store.dispatch(bannerReloaded());
    });
    expect(screen.queryByRole('region', { name: 'Your privacy' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Privacy choices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy choices' });
    expect(within(dialog).getByRole('checkbox', { name: 'Performance' })).toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: 'Functional' })).not.toBeChecked();
  });

  it('is not on paper', () => {
    expect(
      compiledStyle('src/features/kernel/consent/components/ConsentBanner.module.scss', '.banner', 'print').get(
        'display',
      ),
    ).toBe('none');
  });
});

describe('banners by grant', () => {
  const BANNERS = [
    ['GRANT-021', 'app-banner', 'Add this site to your phone'],
    ['GRANT-022', 'cta-banner', 'Read full transcripts'],
    ['GRANT-023', 'promo-banner', 'Coverage, year by year'],
  ] as const;

  it.each(BANNERS)('%s shows what %s opens to those who hold it, and to no one else', async (_row, grant, title) => {
    phone();
    const first = await open('/', { grants: [grant] });
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    await expectAccessible();
    first.unmount();
    await open('/', { grants: BANNERS.map(([, other]) => other).filter((other) => other !== grant) });
    await screen.findByRole('complementary', { name: 'Support' });
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  });

  it('can be closed for good', async () => {
    const first = await open('/', { grants: ['promo-banner'] });
    await first.user.click(await screen.findByRole('button', { name: 'Hide: Coverage, year by year' }));
    expect(screen.queryByRole('region', { name: 'Coverage, year by year' })).not.toBeInTheDocument();
    first.unmount();
    await open('/', { grants: ['promo-banner'] });
    await screen.findByRole('complementary', { name: 'Support' });
    expect(screen.queryByRole('region', { name: 'Coverage, year by year' })).not.toBeInTheDocument();
  });

  it.each(['/page', '/?isMobileApp=true'])('are not at %s', async (address) => {
    await open(address, { grants: ['cta-banner', 'promo-banner'] });
    await screen.findByRole('complementary', { name: 'Support' });
    expect(screen.queryByRole('region', { name: 'Read full transcripts' })).not.toBeInTheDocument();
  });
});

describe('the support widget', () => {
  it('answers questions, offers the email address and the details for support, and closes with Escape', async () => {
    const asked = jest.fn();
    const { user } = await open('/page');
    writeSiteBoot('demo', {}, { supportEmail: 'help@example.org', requestId: 'request-9' });
    const stop = onSupportDetailsAsked(asked);
    const button = await screen.findByRole('button', { name: 'Support' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Email help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
    await user.click(screen.getByText('What is free?'));
    expect(
      within(screen.getByRole('complementary', { name: 'Support' })).getByRole('link', { name: 'What is free' }),
    ).toHaveAttribute('href', '/page/what-is-free');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Copy details for support' }));
    expect(asked).toHaveBeenCalledWith({ requestId: 'request-9' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Support' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Email help@example.org' })).not.toBeInTheDocument();
    stop();
  });

  it('answers before it asks: with the articles for the page, and a contact form that knows it', async () => {
    const asked: string[] = [];
    answer({
      helpForPage: ({ routeId }: { routeId: string }) => (
        asked.push(routeId),
        [{ title: 'Read a transcript', description: 'How', path: '/help/articles/211-read-a-transcript' }]
      ),
    });
    const { user } = await renderApp('/cookies-policy?id=A%2F1', { Extras: SiteExtras });
    expect(asked).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Support' }));
    expect(await screen.findByRole('link', { name: 'Read a transcript' })).toHaveAttribute(
      'href',
      '/help/articles/211-read-a-transcript',
    );
    expect(asked).toEqual(['content.cookies-policy']);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact?topic=other');
    expect(
      within(screen.getByRole('complementary', { name: 'Support' })).getByRole('link', { name: 'Help centre' }),
    ).toHaveAttribute('href', '/help');
    await expectAccessible();
  });

  it('UI-017 UI-024 has the fixed id and the mark by which it is hidden on paper and under a side drawer', async () => {
    await open('/page');
    const widget = await screen.findByRole('complementary', { name: 'Support' });
    expect(widget).toHaveAttribute('id', 'support-widget');
    expect(widget).toHaveAttribute('data-support-button');
    expect(compiledStyle('src/app/late/SupportWidget.module.scss', '.widget', 'print').get('display')).toBe('none');
  });
});

describe('page views', () => {
  const views = () =>
    sentMeasures().flatMap(({ pathname, body }) =>
      pathname === '/api/page-view' ? [body as Record<string, unknown>] : [],
    );
  const follow = async (address: string, options: Parameters<typeof renderApp>[1] = {}) => {
    const view = await open(address, options);
    const stop = followPages(view.store, view.router);
    return { ...view, stop };
  };
  const FIELDS = [
    'basePath',
    'domain',
    'environment',
    'hash',
    'memberId',
    'pathname',
    'query',
    'serverTimeMs',
    'source',
    'timestamp',
    'type',
  ];

  it('ANALYT-001 have exactly their eleven fields', async () => {
    const { stop } = await follow('/page?a=b#c');
    expect(views()).toHaveLength(1);
    expect(Object.keys(views()[0]!).sort()).toEqual(FIELDS);
    expect(views()[0]).toMatchObject({
      source: 'web',
      type: 'page-view',
      query: 'a=b',
      basePath: '/page',
      pathname: '/page',
      hash: '#c',
      memberId: null,
      environment: 'demo',
      domain: 'localhost',
    });
    stop();
  });

  it('reveal nothing of an emailed link or of a sign-in that is under way', async () => {
    const { stop } = await follow('/page?a=b&code=canary&state=canary&publicTreeShareToken=canary#token=41.canary');
    expect(views()).toMatchObject([{ query: 'a=b', hash: '' }]);
    expect(JSON.stringify(sentMeasures())).not.toContain('canary');
    stop();
  });

  it('ANALYT-002 API-032 are sent once for each page, in-app ones too, and not for what only replaces the query', async () => {
    const { router, stop } = await follow('/');
    await act(() => router.navigate('/page'));
    await act(() => router.navigate('/page?sort=name', { replace: true }));
    await act(() => router.navigate('/page?page=2'));
    await act(() => router.navigate(-1));
    expect(views().map(({ pathname, query }) => [pathname, query])).toEqual([
      ['/', ''],
      ['/page', ''],
      ['/page', 'page=2'],
      ['/page', 'sort=name'],
    ]);
    expect(views()[1]).toMatchObject({ serverTimeMs: null });
    stop();
  });

  it('name the member only with a yes to C0002', async () => {
    const { router, store, stop } = await follow('/', { reader: 'member' });
    act(() => void store.dispatch(consentRead({ C0002: true })));
    await act(() => router.navigate('/page'));
    expect(views().map(({ memberId }) => memberId)).toEqual([null, 41]);
    stop();
  });
});

describe('scripts from elsewhere', () => {
  const survey = { scriptUrl: 'https://survey.example.org/client.js', projectId: 'our-survey' };
  const recording = { scriptUrl: 'https://recording.example.org/fs.js', projectId: 'our-recording' };
  const loaded = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src);

  it('FLAG-008 FLAG-009 CONS-007 are not loaded with the flag alone, nor with the yes alone', async () => {
    for (const [flags, answers] of [
      [[FLAGS.survey, FLAGS.sessionRecording], { C0002: false, C0003: false, C0004: true }],
      [[], { C0002: true, C0003: true }],
    ] as const) {
      const { store, unmount } = await open('/page', { reader: 'member', flags });
      const stop = followScripts(store, { survey, recording });
      act(() => void store.dispatch(consentRead(answers)));
      await waitFor(() => expect(store.getState().grants.status).toBe('loaded'));
      expect(loaded()).toEqual([]);
      stop();
      unmount();
    }
  });

  it('CONS-008 CONS-009 ANALYT-011 ANALYT-012 are loaded with flag and yes, which may come later; the survey learns project and member number', async () => {
    const { store } = await open('/page', { reader: 'member', flags: [FLAGS.survey, FLAGS.sessionRecording] });
    const stop = followScripts(store, { survey, recording });
    act(() => void store.dispatch(consentRead({ C0003: true })));
    await waitFor(() => expect(loaded()).toEqual([survey.scriptUrl]));
    expect(window._refinerQueue).toEqual([
      ['setProject', 'our-survey'],
      ['identifyUser', { id: '41' }],
    ]);
    act(() => void store.dispatch(consentRead({ C0002: true, C0003: true })));
    expect(loaded()).toEqual([survey.scriptUrl, recording.scriptUrl]);
    expect(window).toMatchObject({ _fs_org: 'our-recording' });
    stop();
  });
});
