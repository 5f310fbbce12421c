import type { KoaContextWithOIDC } from 'oidc-provider';

import { createInteractionPolicy } from './interactionPolicy.ts';

interface Asked {
  mode?: string;
  screen_hint?: string;
  /** How the session or the sign-in under way was shown to be the reader's. */
  amr?: string[];
  /** The answer of the sign-in under way, instead of the session. */
  result?: boolean;
}

/** The questions of ours that a reader is asked. */
async function questions(
  siteMode: 'demo' | 'production',
  { amr = [], result = false, ...params }: Asked,
): Promise<string[]> {
  const ctx = {
    oidc: { params, session: { amr: result ? ['stale'] : amr }, ...(result && { result: { login: { amr } } }) },
  } as unknown as KoaContextWithOIDC;
  const checks = createInteractionPolicy(siteMode).get('login')?.checks ?? [];
  const asked: string[] = [];
  for (const { reason, check } of checks) {
    if (
      ['mfa_required', 'internal_required', 'staff_factor_required', 'sign_up_requested'].includes(reason) &&
      (await check(ctx))
    )
      asked.push(reason);
  }
  return asked;
}

describe('when a reader must be asked', () => {
  it.each<[string, 'demo' | 'production', Asked, string[]]>([
    ['an ordinary sign-in with a password', 'production', { amr: ['pwd'] }, []],
    ['a second factor after a password alone', 'production', { mode: 'mfa', amr: ['pwd'] }, ['mfa_required']],
    ['a second factor after a code', 'production', { mode: 'mfa', amr: ['pwd', 'otp'] }, []],
    ['a second factor after a recovery code', 'production', { mode: 'mfa', amr: ['pwd', 'recovery'] }, []],
    ['a second factor after a passkey', 'production', { mode: 'mfa', amr: ['hwk'] }, []],
    ['the staff sign-in of a member', 'demo', { mode: 'internal', amr: ['pwd'] }, ['internal_required']],
    ['the staff sign-in of staff in a demonstration', 'demo', { mode: 'internal', amr: ['pwd', 'internal'] }, []],
    [
      'the staff sign-in of staff without a factor in production',
      'production',
      { mode: 'internal', amr: ['pwd', 'internal'] },
      ['staff_factor_required'],
    ],
    [
      'the staff sign-in of staff with a factor in production',
      'production',
      { mode: 'internal', amr: ['pwd', 'internal', 'otp'] },
      [],
    ],
    [
      'the staff sign-in of a stranger in production',
      'production',
      { mode: 'internal', amr: [] },
      ['internal_required', 'staff_factor_required'],
    ],
    [
      'the staff sign-in just answered, whatever the session says',
      'production',
      { mode: 'internal', amr: ['pwd', 'internal', 'otp'], result: true },
      [],
    ],
    ['signing up while signed in', 'demo', { screen_hint: 'signup', amr: ['pwd'] }, ['sign_up_requested']],
    ['signing up that was answered', 'demo', { screen_hint: 'signup', amr: ['pwd'], result: true }, []],
  ])('%s (%s)', async (_what, siteMode, asked, expected) => {
    expect(await questions(siteMode, asked)).toEqual(expected);
  });

  it('asks for no consent: the one client is this site', () => {
    expect(createInteractionPolicy('production').get('consent')).toBeUndefined();
  });
});
