import { act, screen, waitFor } from '@testing-library/react';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { FIRST_SURVEY } from '#domain/site/survey/siteSurveyQuestions.ts';
import { SURVEY_AFTER_MS } from '#domain/site/survey/whenToAsk.ts';
import { consentRead } from '#features/kernel/consent/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { writeSiteBoot } from '#test/support/siteBoot.ts';

import { SiteExtras } from './SiteExtras.tsx';

const definitions = [
  { id: 'page', pattern: '/page', title: 'Page' },
  { id: 'billing.payment', pattern: '/payment', title: 'Payment' },
];
const aPage = (name: string) => () => Promise.resolve({ Component: () => <h1>{name}</h1> });
const pages = { page: aPage('Page'), 'billing.payment': aPage('Payment') };
const NAME = 'How is the site working for you?';
const turns = () => sentRequests().filter(({ operationName }) => operationName === 'TakeSiteSurveyTurn');

async function open({
  address = '/page',
  isAllowed = true,
  ...options
}: Parameters<typeof renderApp>[1] & { address?: string; isAllowed?: boolean } = {}) {
  const view = await renderApp(address, { definitions, pages, Extras: SiteExtras, flags: [FLAGS.survey], ...options });
  act(() => void view.store.dispatch(consentRead({ C0003: isAllowed })));
  return view;
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Stands for the browser's: what is observed is in view at once, or never. */
function observe(isInView: boolean): void {
  class Observer {
    private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.tell = tell;
    }
    observe = () => this.tell([{ isIntersecting: isInView }]);
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
}

const ASKED = {
  version: 0,
  questions: FIRST_SURVEY.questions.map(({ kind, ...question }) => ({ ...question, kind: kind.toUpperCase() })),
};
let isTheirTurn = true;
const { IntersectionObserver: usual } = window;
afterEach(() => void Object.assign(window, { IntersectionObserver: usual }));
beforeEach(() => {
  observe(true);
  window.localStorage.clear();
  jest.spyOn(performance, 'now').mockReturnValue(SURVEY_AFTER_MS + 1);
  isTheirTurn = true;
  answer({
    takeSiteSurveyTurn: () => (isTheirTurn ? ASKED : null),
    answerSiteSurvey: () => ({ isSent: true, problems: [] }),
  });
});

it('asks at the foot of a page, sends the answers and thanks', async () => {
  const { user } = await open();
  expect(await screen.findByRole('region', { name: NAME })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Choose one of the answers.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Very easy' }));
  await user.click(screen.getByRole('radio', { name: 'I’m still looking' }));
  await user.type(screen.getByRole('textbox', { name: /improve/u }), 'More maps');
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText(/^Thank you\./u)).toBeVisible();
  const sent = sentRequests().filter(({ operationName }) => operationName === 'AnswerSiteSurvey');
  expect(sent.map(({ variables }) => variables)).toEqual([
    {
      input: {
        version: 0,
        replies: [
          { question: 'ease', answers: ['very-easy'] },
          { question: 'found', answers: ['looking'] },
          { question: 'comment', answers: ['More maps'] },
        ],
      },
    },
  ]);
  await expectAccessible();
});

it.each<[string, Parameters<typeof open>[0]]>([
  ['without a yes to functional storage', { isAllowed: false }],
  ['without the flag', { flags: [] }],
  ['on a page where someone pays', { address: '/payment' }],
  ['in the phone app', { address: '/page?source=app' }],
  ['before it is known who reads', { reader: 'unknown' }],
])('asks and stores nothing %s', async (_when, options) => {
  await open(options);
  await settled();
  expect(turns()).toEqual([]);
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  expect(window.localStorage.getItem('surveyAskedOn')).toBeNull();
});

it('asks after a later yes', async () => {
  const { store } = await open({ isAllowed: false });
  await settled();
  act(() => void store.dispatch(consentRead({ C0003: true })));
  expect(await screen.findByRole('region', { name: NAME })).toBeVisible();
});

it('leaves it to the survey tool of another company where one is set', async () => {
  const { store } = await open({ isAllowed: false });
  writeSiteBoot('demo', {}, { survey: { scriptUrl: 'https://survey.example.org/client.js', projectId: 'ours' } });
  act(() => void store.dispatch(consentRead({ C0003: true })));
  await settled();
  expect(turns()).toEqual([]);
});

it('does not ask in the first minute', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  await open();
  await settled();
  expect(turns()).toEqual([]);
});

it('does not ask before the foot of the page is in view', async () => {
  observe(false);
  await open();
  await settled();
  expect(turns()).toEqual([]);
});

it.each([
  ['whose turn it is not, on the word of the server', () => (isTheirTurn = false), 1],
  [
    'whose browser asked a month ago',
    () => window.localStorage.setItem('surveyAskedOn', new Date(Date.now() - 30 * 86_400_000).toISOString()),
    0,
  ],
])('does not ask a reader %s', async (_who, prepare, asked) => {
  prepare();
  await open({ reader: 'member' });
  await settled();
  await waitFor(() => expect(turns()).toHaveLength(asked));
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
});

it('is closed for good by "Not now", and remembers the day', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.localStorage.getItem('surveyAskedOn')).toBe(new Date().toISOString().slice(0, 10));
});

it('keeps what is filled in while its reader pays, and when it cannot be sent', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Hard' }));
  await act(() => router.navigate('/payment'));
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  await act(() => router.navigate('/page'));
  expect(await screen.findByRole('radio', { name: 'Hard' })).toBeChecked();
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Your answers were not sent')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Hard' })).toBeChecked();
});
