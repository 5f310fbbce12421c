import Fastify, { type FastifyInstance } from 'fastify';

import { createPrecedence, MOST_YIELD_MS } from './createPrecedence.ts';

let app: FastifyInstance;
afterEach(() => app.close());

function start() {
  const precedence = createPrecedence();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  app = Fastify();
  precedence.watch(app);
  const slow = async () => {
    await answered;
    return {};
  };
  app.post('/graphql', slow);
  app.get('/somewhere', slow);
  const timeToTurn = async () => {
    const from = performance.now();
    await precedence.pagesFirst();
    return performance.now() - from;
  };
  return { answer, timeToTurn };
}
const begun = () => new Promise((resolve) => setTimeout(resolve, 20));

it('goes on at once when no page is being answered', async () => {
  const { timeToTurn, answer } = start();
  answer();
  await app.inject({ method: 'POST', url: '/graphql', payload: {} });
  expect(await timeToTurn()).toBeLessThan(MOST_YIELD_MS / 2);
});

it.each([
  ['a question of a page', { method: 'POST', url: '/graphql?op=Search', payload: {} } as const],
  ['a page itself', { method: 'GET', url: '/somewhere', headers: { accept: 'text/html,*/*' } } as const],
])('waits while %s is being answered, though not for ever', async (_case, request) => {
  const { timeToTurn, answer } = start();
  const asked = app.inject(request);
  await begun();
  expect(await timeToTurn()).toBeGreaterThan(MOST_YIELD_MS * 0.8);
  const turn = timeToTurn();
  answer();
  await asked;
  await turn;
  expect(await timeToTurn()).toBeLessThan(MOST_YIELD_MS / 2);
});

it('does not count what is no page', async () => {
  const { timeToTurn, answer } = start();
  const asked = app.inject({ method: 'GET', url: '/somewhere', headers: { accept: 'image/*' } });
  await begun();
  expect(await timeToTurn()).toBeLessThan(MOST_YIELD_MS / 2);
  answer();
  await asked;
});
