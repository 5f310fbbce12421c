import { screen, waitFor, within } from '@testing-library/react';

import { FIRST_SURVEY } from '#domain/site/survey/siteSurveyQuestions.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const asked = FIRST_SURVEY.questions.map(({ kind, ...question }) => ({ ...question, kind: kind.toUpperCase() }));
const [ease, , comment] = asked;
const BOARD = {
  total: 3,
  current: { version: 0, questions: asked },
  counts: [
    {
      question: ease,
      isAsked: true,
      asked: 3,
      shares: [
        { answer: 'Easy', count: 2, percent: 67 },
        { answer: 'Hard', count: 1, percent: 33 },
      ],
    },
    { question: comment, isAsked: true, asked: 3, shares: [] },
    {
      question: { key: 'v1q1', kind: 'SEVERAL', words: 'What do you use?' },
      isAsked: false,
      asked: 1,
      shares: [{ answer: 'Trees', count: 1, percent: 100 }],
    },
  ],
  comments: [{ month: '2026-11', question: 'What should we improve?', comment: 'More maps', answers: ['Easy'] }],
};

it('staff read counts and comments, of a span that is in the address', async () => {
  answer({ siteSurvey: () => BOARD });
  const { user, router } = await renderApp('/internal/surveys', { reader: 'staff' });
  expect(await screen.findByText('3 surveys')).toBeVisible();
  for (const name of ['Easy 2 67%', 'Hard 1 33%', 'Trees 1 100%'])
    expect(screen.getByRole('row', { name })).toBeVisible();
  expect(screen.getByText('More maps')).toBeVisible();
  expect(screen.getByText('Asked in 1 survey. No longer asked.')).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show answers of' }), 'the last month');
  expect(router.state.location.search).toBe('?months=1');
  await waitFor(() =>
    expect(
      sentRequests()
        .filter(({ operationName }) => operationName === 'SiteSurvey')
        .map(({ variables }) => variables),
    ).toEqual([{ months: 12 }, { months: 1 }]),
  );
});

it('staff read why there is nothing', async () => {
  answer({ siteSurvey: () => ({ ...BOARD, total: 0, counts: [], comments: [] }) });
  await renderApp('/internal/surveys?months=nonsense', { reader: 'staff' });
  expect(await screen.findByText(/No surveys were sent in this time/u)).toBeVisible();
});

it('staff without content find no such page', async () => {
  await renderApp('/internal/surveys', { reader: 'staff', duties: ['support'] });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Site survey');
});

describe('staff who write the questions', () => {
  const edit = async () => {
    const view = await renderApp('/internal/surveys', { reader: 'staff' });
    await view.user.click(await screen.findByRole('link', { name: 'Edit questions' }));
    await screen.findByRole('form', { name: 'Questions of the survey' });
    return { ...view, group: (number: number) => within(screen.getByRole('group', { name: `Question ${number}` })) };
  };
  const published = () =>
    sentRequests()
      .filter(({ operationName }) => operationName === 'PublishSiteSurvey')
      .map(({ variables }) => variables as { version: number; questions: { key: string | null; words: string }[] });
  let refusing: string | null = null;
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    refusing = null;
    answer({
      siteSurvey: () => BOARD,
      publishSiteSurvey: () => {
        if (refusing !== null) throw refusal(refusing);
        return { version: 1 };
      },
    });
  });

  it('add, change, order and retire them, see what readers will see, and publish', async () => {
    const { user, group, router } = await edit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit questions' })).toBeVisible();
    await expectAccessible();
    expect(group(1).getByText('Keeps the answers it already has.')).toBeVisible();
    await user.click(group(2).getByRole('button', { name: 'Retire question 2' }));
    expect(
      screen.getByText('“Did you find what you came for?” will no longer be asked. Its answers stay.'),
    ).toBeVisible();
    await user.click(group(2).getByRole('button', { name: 'Move question 2 up' }));
    expect(group(1).getByRole('textbox', { name: 'Question' })).toHaveValue('What should we improve?');
    await user.type(group(2).getByRole('textbox', { name: 'Question' }), ' Honestly?');
    expect(group(2).getByText('Starts a new count when you publish it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await user.type(group(3).getByRole('textbox', { name: 'Question' }), 'What do you use?');
    await user.selectOptions(group(3).getByRole('combobox', { name: 'How it is answered' }), 'Any of these answers');
    await user.type(group(3).getByRole('textbox', { name: /^Answers/u }), 'Records{Enter}Trees');
    await user.click(group(3).getByRole('checkbox', { name: 'Has to be answered' }));
    await user.click(screen.getByRole('checkbox', { name: 'Trees' }));
    expect(screen.getByRole('checkbox', { name: 'Trees' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Very easy' })).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Publish questions' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/internal/surveys', search: '' }));
    expect(published()).toEqual([
      {
        version: 0,
        questions: [
          { key: 'comment', kind: 'TEXT', words: 'What should we improve?', options: [], isRequired: false },
          {
            key: 'ease',
            kind: 'ONE',
            words: 'How easy was it to use the site today? Honestly?',
            options: ['Very easy', 'Easy', 'Neither easy nor hard', 'Hard', 'Very hard'],
            isRequired: true,
          },
          { key: null, kind: 'SEVERAL', words: 'What do you use?', options: ['Records', 'Trees'], isRequired: true },
        ],
      },
    ]);
  });

  it('read what is wrong with a question beside it, and nothing is published', async () => {
    const { user, group } = await edit();
    await user.clear(group(1).getByRole('textbox', { name: 'Question' }));
    await user.clear(group(2).getByRole('textbox', { name: /^Answers/u }));
    await user.click(screen.getByRole('button', { name: 'Publish questions' }));
    expect(await screen.findByText('Enter the question.')).toBeVisible();
    expect(screen.getByText('Enter at least 2 answers, one a line.')).toBeVisible();
    await waitFor(() => expect(group(1).getByRole('textbox', { name: 'Question' })).toHaveFocus());
    for (const at of [3, 2, 1]) await user.click(screen.getByRole('button', { name: `Retire question ${at}` }));
    await user.click(screen.getByRole('button', { name: 'Publish questions' }));
    expect(await screen.findByText(/A survey has at least one question/u)).toBeVisible();
    expect(published()).toEqual([]);
  });

  it('keep what they wrote when someone else was first, and after a reload', async () => {
    refusing = 'CONFLICT';
    const { user, group, unmount } = await edit();
    await user.type(group(3).getByRole('textbox', { name: 'Question' }), ' Please.');
    await user.click(screen.getByRole('button', { name: 'Publish questions' }));
    expect(await screen.findByText(/Someone else has published questions/u)).toBeVisible();
    expect(group(3).getByRole('textbox', { name: 'Question' })).toHaveValue('What should we improve? Please.');
    unmount();
    await renderApp('/internal/surveys?edit', { reader: 'staff' });
    expect(await screen.findByDisplayValue('What should we improve? Please.')).toBeVisible();
  });
});
