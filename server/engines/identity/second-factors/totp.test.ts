import { totpCode } from '#test/support/totpCode.ts';

import { acceptedTotpStep, newTotpSecret, totpAddress } from './totp.ts';

describe('authenticator codes', () => {
  /** '12345678901234567890' in base32, the secret of RFC 6238 appendix B. */
  const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s (RFC 6238 appendix B)', (seconds, code) => {
    expect(acceptedTotpStep(RFC_SECRET, code, seconds * 1000, null)).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early and late, spaces or not, and no further', () => {
    const at = 3_000_000;
    const step = at / 30_000;
    const code = (of: number) => totpCode(RFC_SECRET, 0, of * 30_000);
    expect(acceptedTotpStep(RFC_SECRET, ` ${code(step - 1).slice(0, 3)} ${code(step - 1).slice(3)}`, at, null)).toBe(
      step - 1,
    );
    expect(acceptedTotpStep(RFC_SECRET, code(step + 1), at, null)).toBe(step + 1);
    expect(acceptedTotpStep(RFC_SECRET, code(step - 2), at, null)).toBeNull();
    expect(acceptedTotpStep(RFC_SECRET, code(step + 2), at, null)).toBeNull();
  });

  it('open the door once', () => {
    const at = 3_000_000;
    const step = at / 30_000;
    expect(acceptedTotpStep(RFC_SECRET, totpCode(RFC_SECRET, 0, at), at, step)).toBeNull();
    expect(acceptedTotpStep(RFC_SECRET, totpCode(RFC_SECRET, 0, at), at, step - 1)).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are six digits: %j is none', (typed) => {
    expect(acceptedTotpStep(RFC_SECRET, typed, 59_000, null)).toBeNull();
  });
});

describe('a new secret', () => {
  it('is of 160 bits and never the same twice', () => {
    const [one, two] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/u);
    expect(one).not.toBe(two);
  });

  it('goes to the app with the site and the account it is for', () => {
    const address = new URL(
      totpAddress('JBSWY3DPEHPK3PXP', { name: 'Muniment', host: 'history.example' }, 'ann@example.com'),
    );
    expect([address.protocol, address.host, address.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      'JBSWY3DPEHPK3PXP',
    ]);
    expect(decodeURIComponent(address.pathname)).toBe('/Muniment (history.example):ann@example.com');
  });
});
