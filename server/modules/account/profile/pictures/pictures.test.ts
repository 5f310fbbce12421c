import sharp from 'sharp';

import { MAX_PICTURE_BYTES } from '#domain/account/profile/pictureRules.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const UPLOAD = `mutation uploadProfilePicture($profilePicture: String!) { uploadProfilePicture(profilePicture: $profilePicture) {
  outcome userProfile { profilePicture small: profilePicture(size: SMALL) } } }`;
const DELETE = `mutation deleteProfilePicture { deleteProfilePicture { profilePicture } }`;

interface Uploaded {
  uploadProfilePicture: { outcome: string; userProfile: { profilePicture: string | null; small: string | null } };
}

let site: TestApp;
let as: { memberId: number; grants: string[] };
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

let count = 0;
beforeEach(async () => {
  const member = await createMember(site.db, {
    email: `reader${(count += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  as = { memberId: member?.id ?? 0, grants: ['my-profile'] };
});

const upload = async (bytes: Buffer | string) => {
  const profilePicture = typeof bytes === 'string' ? bytes : `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return (await site.ask<Uploaded>(UPLOAD, { profilePicture }, as)).data!.uploadProfilePicture;
};
const get = (url: string) => site.app.inject({ url, headers: { host: 'localhost:3000' } });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });
/** Left half red, right half blue, and a note where it was taken. */
const halves = (width: number, height: number) =>
  plain(width, height)
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#2040c0' } }, left: width / 2, top: 0 },
    ])
    .withExif({ IFD0: { Artist: 'Canary' } })
    .withMetadata({ orientation: 6 });
const redAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0);
};

describe('a picture that is uploaded', () => {
  it('PROF-009 API-021 is kept as two square copies, turned upright, without what the camera wrote into it', async () => {
    const taken = await halves(600, 400).jpeg().toBuffer();
    expect(taken.includes('Canary')).toBe(true);
    const { outcome, userProfile } = await upload(taken);
    expect(outcome).toBe('SAVED');
    const [large, small] = [await get(userProfile.profilePicture ?? ''), await get(userProfile.small ?? '')];
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect((await sharp(large.rawPayload).metadata()).exif).toBeUndefined();
    expect(large.rawPayload.includes('Canary')).toBe(false);
    // Turned by a quarter: what was on the left is above.
    expect([await redAt(large.rawPayload, 192, 40), await redAt(large.rawPayload, 192, 344)]).toEqual([true, false]);
  });

  it('is served for ever under an address of its own, as what it is', async () => {
    const first = (await upload(await plain(200, 200).png().toBuffer())).userProfile.profilePicture ?? '';
    const second = (await upload(await halves(200, 200).webp().toBuffer())).userProfile.profilePicture ?? '';
    expect(second).not.toBe(first);
    const answer = await get(second);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(first)).statusCode).toBe(404);
  });

  it.each([
    '/api/profile-pictures/x/large.webp',
    `/api/profile-pictures/${'a'.repeat(32)}/large.webp`,
    `/api/profile-pictures/${'a'.repeat(32)}/huge.webp`,
  ])('is not at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('has another address for another member, although it is the same picture', async () => {
    const bytes = await plain(200, 200).png().toBuffer();
    const mine = (await upload(bytes)).userProfile.profilePicture;
    as = {
      ...as,
      memberId:
        (
          await createMember(site.db, {
            email: 'other@example.com',
            firstName: 'Tom',
            lastName: 'Other',
            passwordHash: null,
          })
        )?.id ?? 0,
    };
    expect((await upload(bytes)).userProfile.profilePicture).not.toBe(mine);
  });

  it('PROF-010 API-022 can be deleted, and is gone with the account', async () => {
    const bytes = await plain(200, 200).jpeg().toBuffer();
    const first = (await upload(bytes)).userProfile.profilePicture ?? '';
    expect((await site.ask(DELETE, {}, as)).data).toEqual({ deleteProfilePicture: { profilePicture: null } });
    expect((await get(first)).statusCode).toBe(404);
    const again = (await upload(bytes)).userProfile.profilePicture ?? '';
    await eraseMember(site.db, as.memberId);
    expect((await get(again)).statusCode).toBe(404);
  });
});

describe('a file that is no picture for a profile', () => {
  const animated = async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    return sharp([await frame('red'), await frame('blue')], { join: { animated: true } });
  };
  /** A PNG that says it is as wide and high as that, in a few hundred bytes. */
  const bomb = async (width: number, height: number) => {
    const bytes = await plain(10, 10).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const apng = async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
  };
  const noise = async () =>
    sharp(Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_none, index) => (index * 7919 + index * index) % 256)), {
      raw: { width: 600, height: 600, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();

  it.each<[string, string, () => Promise<Buffer | string> | Buffer | string]>([
    [
      'UNSUPPORTED_TYPE',
      'a drawing that can hold scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'UNSUPPORTED_TYPE',
      'the same behind a byte order mark',
      () => Buffer.from('\uFEFF<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'utf8'),
    ],
    ['UNSUPPORTED_TYPE', 'a GIF', async () => (await animated()).gif().toBuffer()],
    ['ANIMATED', 'a moving WebP', async () => (await animated()).webp().toBuffer()],
    ['ANIMATED', 'a moving PNG', apng],
    ['DAMAGED', 'a JPEG that is cut off', async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['DAMAGED', 'a PNG that is cut off', async () => (await noise()).subarray(0, 300_000)],
    ['DAMAGED', 'a JPEG’s first three bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['TOO_MANY_PIXELS', 'a bomb of 50,000 by 50,000 pixels', () => bomb(50_000, 50_000)],
    ['TOO_MANY_PIXELS', 'a ribbon of 50,000 by 1 pixels', () => bomb(50_000, 1)],
    [
      'TOO_LARGE',
      'more bytes than are taken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_PICTURE_BYTES)]),
    ],
    ['NOT_A_PICTURE', 'a text', () => Buffer.from('Dear Sir or Madam')],
    ['NOT_A_PICTURE', 'no base64', () => 'data:image/png;base64,***'],
    ['NOT_A_PICTURE', 'nothing', () => ''],
    ['NOT_A_PICTURE', 'an address', () => 'https://example.org/picture.jpg'],
  ])('is refused as %s: %s', async (outcome, _what, make) => {
    expect(await upload(await make())).toEqual({ outcome, userProfile: { profilePicture: null, small: null } });
  });

  it('is not opened once a member sent twenty in an hour, in one request or in many', async () => {
    const small = (await plain(8, 8).png().toBuffer()).toString('base64');
    const many = (count: number) =>
      `mutation manyPictures($p: String!) { ${Array.from({ length: count }, (_, at) => `u${at}: uploadProfilePicture(profilePicture: $p) { outcome }`).join(' ')} }`;
    expect((await site.ask(many(10), { p: small }, as)).errors).toBeUndefined();
    const { errors } = await site.ask(many(11), { p: small }, as);
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['u10'], 'RATE_LIMITED']]);
  });

  it('leaves the picture there was', async () => {
    const { userProfile } = await upload(await plain(200, 200).jpeg().toBuffer());
    expect((await upload('nothing')).userProfile.profilePicture).toBe(userProfile.profilePicture);
  });
});
