import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import { accessibilityFaults } from '#test/support/axe.ts';

import { Answer } from './Answer.tsx';

const DOWN: Failure = { kind: 'network', requestId: null };
const REFUSED: Failure = { kind: 'graphql', code: 'UNAVAILABLE', requestId: 'req-7' };

type Names = readonly string[] | null;

function show(
  query: Partial<ComponentProps<typeof Answer<Names>>['of']>,
  rest: Partial<ComponentProps<typeof Answer<Names>>> = {},
) {
  const refetch = jest.fn();
  render(
    <main>
      <Answer<Names>
        of={{ isFetching: false, refetch, ...query }}
        texts={{ loading: 'Loading names', failed: 'We couldn’t load the names' }}
        {...rest}
      >
        {(names) => <p>Names: {names.join(', ')}</p>}
      </Answer>
    </main>,
  );
  return refetch;
}

describe('Answer', () => {
  it.each([
    ['not asked yet', { isFetching: false }],
    ['on its way', { isFetching: true }],
    ['asked again after a failure', { isFetching: true, error: DOWN }],
  ])('says what is loading while it is %s', (_state, query) => {
    show(query);
    expect(screen.getByRole('status')).toHaveTextContent('Loading names');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('draws what a page gives to be drawn meanwhile', () => {
    show({ isFetching: true }, { waiting: <p>Grey rows</p> });
    expect(screen.getByText('Grey rows')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it failed, why and which request it was, and asks again', async () => {
    const refetch = show({ error: REFUSED }, { headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2, name: 'We couldn’t load the names' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The site can’t answer just now.');
    expect(screen.getByRole('alert')).toHaveTextContent('Request Id: req-7');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('heads a page that could not be loaded', async () => {
    show({ error: DOWN }, { asPage: true });
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load the names' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has what heads the page above a failure, and only there', () => {
    show({ isFetching: true }, { asPage: true, head: <h1>Names</h1> });
    expect(screen.queryByRole('heading')).toBeNull();
    show({ error: DOWN }, { asPage: true, head: <h1>Names</h1>, headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 1, name: 'Names' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'We couldn’t load the names' })).toBeVisible();
  });

  it.each([
    [['Ada', 'Byron'], 'Names: Ada, Byron'],
    [[], 'Names:'],
  ])('draws the answer %p', (data, text) => {
    show({ data });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [[], 'None yet'],
    [['Ada'], 'Names: Ada'],
    [null, 'None yet'],
  ])('of %p draws what the page has for nothing', (data, text) => {
    show({ data }, { empty: <p>None yet</p> });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('leaves what came while it is asked again, and when that fails', () => {
    show({ data: ['Ada'], isFetching: true, error: DOWN });
    expect(screen.getByText('Names: Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once that asking again failed where it must be fresh, and while it is asked once more', () => {
    show({ data: ['Ada'], isFetching: true, error: DOWN }, { mustBeFresh: true });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the names');
    expect(screen.queryByText('Names: Ada')).toBeNull();
  });
});
