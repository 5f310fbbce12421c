import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import { hashPassword, verifyPassword } from './hashing/password.ts';

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

  it.each(['', 'plain', 'bcrypt$1$2$3$4$5', 'scrypt$16384$8$1$$'])(
    'match no hash that is none of ours: %j',
    async (stored) => {
      expect(await verifyPassword('plain', stored)).toBe(false);
    },
  );
});

describe('sealed texts', () => {
  it('open with the secret they were sealed with only', () => {
    const sealed = encrypt('one secret', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSW');
    expect(decrypt('one secret', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(decrypt('another', sealed)).toBeNull();
  });

  it('do not open when changed, cut or empty', () => {
    const sealed = Buffer.from(encrypt('s', 'text'), 'base64');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(decrypt('s', sealed.toString('base64'))).toBeNull();
    expect(decrypt('s', 'AAAA')).toBeNull();
    expect(decrypt('s', '')).toBeNull();
  });
});
