import { ROLES } from './grants.ts';

it('INT-004 the roles are those that were decided', () => {
  expect(ROLES).toEqual(['visitor', 'member', 'subscriber', 'libraryUser', 'internal']);
});
