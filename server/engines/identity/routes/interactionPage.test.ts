import fc from 'fast-check';

import { interactionPage } from './interactionPage.ts';

describe('the page that asks what the provider wants to know', () => {
  it.each<[string, Record<string, unknown>, Parameters<typeof interactionPage>[2], string]>([
    ['signing in', {}, null, '/sign-in?interaction=u1&prompt=login'],
    ['a second factor', { mode: 'mfa' }, null, '/sign-in?interaction=u1&prompt=login&mode=mfa'],
    ['the staff sign-in', { mode: 'internal' }, null, '/internal/login?interaction=u1&prompt=login'],
    [
      'the staff sign-in once more',
      { mode: 'internal' },
      'second-factor',
      '/internal/login?interaction=u1&prompt=login&why=second-factor',
    ],
    ['no reason at the ordinary sign-in', {}, 'again', '/sign-in?interaction=u1&prompt=login'],
    ['signing up', { screen_hint: 'signup' }, null, '/register?interaction=u1&mode=regular&prompt=login'],
    [
      'a trial by its route',
      { screen_hint: 'signup', sign_up_mode: 'freeTrial', registration_route: '12' },
      null,
      '/register?interaction=u1&mode=freeTrial&registrationRoute=12&prompt=login',
    ],
    [
      'an unknown way to sign up',
      { screen_hint: 'signup', sign_up_mode: 'gold', registration_route: 'x' },
      null,
      '/register?interaction=u1&mode=regular&prompt=login',
    ],
    [
      'a library that was named',
      { institution: 'roche-library', screen_hint: 'signup' },
      null,
      '/interaction/u1/library/roche-library',
    ],
    ['no library of that shape', { institution: '../../evil' }, null, '/sign-in?interaction=u1&prompt=login'],
  ])('is for %s', (_what, params, why, page) => {
    expect(interactionPage('u1', params, why)).toBe(page);
  });

  it('is always a page of this site, and repeats nothing unknown that the browser sent', () => {
    const params = fc.record({
      mode: fc.anything(),
      screen_hint: fc.constantFrom('signup', 'other', undefined),
      sign_up_mode: fc.string(),
      registration_route: fc.string(),
      institution: fc.string(),
    });
    fc.assert(
      fc.property(params, (sent) => {
        const page = interactionPage('u1', sent);
        expect(page).toMatch(/^\/(?:sign-in\?|internal\/login\?|register\?|interaction\/u1\/library\/[a-z0-9-]+$)/u);
        expect(new URL(page, 'https://site.example').origin).toBe('https://site.example');
        const known = ['interaction', 'mode', 'registrationRoute', 'prompt', 'why'];
        expect(
          [...new URL(page, 'https://site.example').searchParams.keys()].filter((key) => !known.includes(key)),
        ).toEqual([]);
      }),
    );
  });
});
