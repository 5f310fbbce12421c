import { hashPassword, verifyPassword } from './password.ts';
import { seal, unseal } from './seal.ts';
import { acceptedTotpStep, totpCode } from './totp.ts';

describe('passwords', () => {
  it('know the one that was hashed, in whichever way its accents were typed', async () => {
    const stored = await hashPassword('Åsa’s cottage');
    expect(stored).not.toContain('cottage');
    expect(await verifyPassword('Åsa’s cottage'.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('Asa’s cottage', stored)).toBe(false);
  });

  it('are never hashed alike twice', async () => {
    const [one, two] = await Promise.all([hashPassword('clay labourer'), hashPassword('clay labourer')]);
    expect(one).not.toBe(two);
  });

  it('take their time for an account that does not exist', async () => {
    const stored = await hashPassword('clay labourer');
    const timed = async (hash: string | null) => {
      const start = performance.now();
      expect(await verifyPassword('wrong', hash)).toBe(false);
      return performance.now() - start;
    };
    const [known, unknown] = [await timed(stored), await timed(null)];
    expect(unknown).toBeGreaterThan(known / 10);
  });

  it.each(['', 'plain', 'bcrypt$1$2$3$4$5', 'scrypt$16384$8$1$$'])('match no hash that is none of ours: %j', async (stored) => {
    expect(await verifyPassword('plain', stored)).toBe(false);
  });
});

describe('sealed texts', () => {
  it('open with the secret they were sealed with only', () => {
    const sealed = seal('one secret', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSW');
    expect(unseal('one secret', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(unseal('another', sealed)).toBeNull();
  });

  it('do not open when changed, cut or empty', () => {
    const sealed = Buffer.from(seal('s', 'text'), 'base64');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(unseal('s', sealed.toString('base64'))).toBeNull();
    expect(unseal('s', 'AAAA')).toBeNull();
    expect(unseal('s', '')).toBeNull();
  });
});

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
    expect(totpCode(RFC_SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(acceptedTotpStep(RFC_SECRET, code, seconds * 1000, null)).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early and late, spaces or not, and no further', () => {
    const at = 3_000_000;
    const step = at / 30_000;
    const code = (of: number) => totpCode(RFC_SECRET, of);
    expect(acceptedTotpStep(RFC_SECRET, ` ${code(step - 1).slice(0, 3)} ${code(step - 1).slice(3)}`, at, null)).toBe(step - 1);
    expect(acceptedTotpStep(RFC_SECRET, code(step + 1), at, null)).toBe(step + 1);
    expect(acceptedTotpStep(RFC_SECRET, code(step - 2), at, null)).toBeNull();
    expect(acceptedTotpStep(RFC_SECRET, code(step + 2), at, null)).toBeNull();
  });

  it('open the door once', () => {
    const at = 3_000_000;
    const step = at / 30_000;
    expect(acceptedTotpStep(RFC_SECRET, totpCode(RFC_SECRET, step), at, step)).toBeNull();
    expect(acceptedTotpStep(RFC_SECRET, totpCode(RFC_SECRET, step), at, step - 1)).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('are six digits: %j is none', (typed) => {
    expect(acceptedTotpStep(RFC_SECRET, typed, 59_000, null)).toBeNull();
  });
});
