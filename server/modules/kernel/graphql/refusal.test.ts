import { refusal } from './refusal.ts';

it('a refusal carries its code and no stack, and later errors carry theirs', () => {
  const error = refusal('RATE_LIMITED', 'Too many searches.', { retryAfterSeconds: 10 });
  expect(error.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 10 });
  expect(error.stack).toBe('GraphQLError: Too many searches.');
  expect(new Error('A fault.').stack).toContain('refusal.test');
});
