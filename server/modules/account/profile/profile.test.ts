import { NOTIFICATION_NAMES } from '#domain/account/mail-preferences/notificationSettings.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const PROFILE = `id username profilePicture ageGroup registrationMonthYear pronouns lastActiveDateString dateOfBirth shouldShowAgeGroup profileStatus socials { type identifier }`;
const OWN = `query currentUserProfile { currentUserProfile { ${PROFILE} } }`;
const PUBLIC = `query PublicProfilePageRequest($profileId: ID!) { publicProfile(profileId: $profileId) {
  __typename ... on GdprProfile { id username } ... on ActiveProfile { id username profilePicture ageGroup registrationMonthYear pronouns lastActiveDateString socials { type identifier } } } }`;
const UPDATE = `mutation updateCurrentUserProfile($fieldsToUpdate: ProfileFieldsInput!, $fieldsToDelete: [String!]!) {
  updateCurrentUserProfile(fieldsToUpdate: $fieldsToUpdate, fieldsToDelete: $fieldsToDelete) { profile { ${PROFILE} } validationIssues { field reason code } } }`;
const STATUS = `mutation setProfileStatus($profileStatus: ProfileStatus!) { setProfileStatus(profileStatus: $profileStatus) { profileStatus } }`;
const AVAILABLE = `query isUsernameAvailable($username: String!) { isUsernameAvailable(username: $username) }`;
const AGE_GROUP = `query getAgeGroup($date: String!) { getAgeGroup(date: $date) }`;
const PROFILE_ID = `query memberIdToProfileId($memberId: Int!) { memberIdToProfileId(memberId: $memberId) }`;
const SETTINGS = `query emailNotificationSettingsRequest { emailNotificationSettings { ${NOTIFICATION_NAMES.join(' ')} unsubscribeFromEverything } emailMarketingNotificationOptIn }`;
const SET_SETTING = `mutation UpdateEmailNotificationSetting($input: EmailNotificationSettingInput!) { updateEmailNotificationSetting(input: $input) { news offers unsubscribeFromEverything } }`;
const OPT_IN = `mutation setEmailMarketingNotificationOptIn($optIn: Boolean!) { setEmailMarketingNotificationOptIn(optIn: $optIn) }`;
const LAST_ACTIVE = `mutation setUserLastActive { setUserLastActive }`;

interface Profile {
  id: string;
  username: string;
  [field: string]: unknown;
}
interface Updated {
  updateCurrentUserProfile: { profile: Profile; validationIssues: { field: string; reason: string; code: string }[] };
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

let count = 0;
/** A new member who holds what members hold here; `as` asks in their name. */
async function aReader(grants: string[] = ['my-profile', 'communication-preferences']) {
  const member = await createMember(site.db, {
    email: `reader${(count += 1)}@example.com`,
    firstName: 'Canary',
    lastName: 'Lastname',
    passwordHash: null,
  });
  const as = { memberId: member?.id ?? 0, grants };
  const own = async () => (await site.ask<{ currentUserProfile: Profile }>(OWN, {}, as)).data!.currentUserProfile;
  const update = async (fieldsToUpdate: object, fieldsToDelete: string[] = []) =>
    (await site.ask<Updated>(UPDATE, { fieldsToUpdate, fieldsToDelete }, as)).data!.updateCurrentUserProfile;
  const see = async (profileId: string) =>
    (await site.ask<{ publicProfile: Profile | null }>(PUBLIC, { profileId }, as)).data!.publicProfile;
  const setStatus = (profileStatus: string) => site.ask(STATUS, { profileStatus }, as);
  return { as, own, update, see, setStatus };
}

describe('who may ask', () => {
  const calls: [string, string, object, string][] = [
    ['currentUserProfile', OWN, {}, 'communication-preferences'],
    ['publicProfile', PUBLIC, { profileId: 'x' }, 'communication-preferences'],
    ['getAgeGroup', AGE_GROUP, { date: '1990-01-01' }, 'communication-preferences'],
    ['isUsernameAvailable', AVAILABLE, { username: 'mary' }, 'communication-preferences'],
    ['memberIdToProfileId', PROFILE_ID, { memberId: 1 }, 'communication-preferences'],
    ['updateCurrentUserProfile', UPDATE, { fieldsToUpdate: {}, fieldsToDelete: [] }, 'communication-preferences'],
    [
      'uploadProfilePicture',
      `mutation uploadProfilePicture { uploadProfilePicture(profilePicture: "x") { outcome } }`,
      {},
      'communication-preferences',
    ],
    [
      'deleteProfilePicture',
      `mutation deleteProfilePicture { deleteProfilePicture { id } }`,
      {},
      'communication-preferences',
    ],
    ['setProfileStatus', STATUS, { profileStatus: 'ACTIVE' }, 'communication-preferences'],
    ['setUserLastActive', LAST_ACTIVE, {}, 'communication-preferences'],
    ['emailNotificationSettings', SETTINGS, {}, 'my-profile'],
    ['updateEmailNotificationSetting', SET_SETTING, { input: { news: true } }, 'my-profile'],
    ['setEmailMarketingNotificationOptIn', OPT_IN, { optIn: true }, 'my-profile'],
  ];

  it.each(calls)(
    '%s refuses visitors, members without the grant and members whose grants could not be loaded',
    async (_field, operation, variables, otherGrant) => {
      const { as } = await aReader([otherGrant]);
      const codeFor = async (viewer?: object) =>
        (await site.ask(operation, variables, viewer)).errors?.[0]?.extensions.code;
      expect(await codeFor()).toBe('UNAUTHENTICATED');
      expect(await codeFor(as)).toBe('FORBIDDEN');
      expect(await codeFor({ ...as, grants: null })).toBe('FORBIDDEN');
    },
  );
});

describe('the own profile', () => {
  it('PROF-001 has every field, and starts with a username that reveals nothing and a status that shows nothing', async () => {
    const { own } = await aReader();
    const profile = await own();
    expect(profile).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: expect.stringMatching(/^reader-[0-9a-f]{10}$/),
      profilePicture: null,
      ageGroup: null,
      registrationMonthYear: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/),
      pronouns: null,
      lastActiveDateString: null,
      dateOfBirth: null,
      shouldShowAgeGroup: false,
      profileStatus: 'RESTRICTED',
      socials: [],
    });
    expect(await own()).toEqual(profile);
  });

  it('PROF-007 API-020 sets some fields and empties others with one call', async () => {
    const { own, update } = await aReader();
    await update({
      pronouns: 'she/her',
      dateOfBirth: '1980-02-29',
      socials: [
        { type: 'X', identifier: ' mary ' },
        { type: 'FACEBOOK', identifier: 'm.p' },
      ],
    });
    const { profile, validationIssues } = await update(
      { pronouns: 'they/them', socials: [{ type: 'X', identifier: 'mp' }] },
      ['socials.FACEBOOK', 'dateOfBirth'],
    );
    expect(validationIssues).toEqual([]);
    expect(profile).toMatchObject({
      pronouns: 'they/them',
      dateOfBirth: null,
      ageGroup: null,
      socials: [{ type: 'X', identifier: 'mp' }],
    });
    expect(await own()).toEqual(profile);
  });

  it('PROF-008 names each field that was not taken, and stores nothing of such a call', async () => {
    const { own, update } = await aReader();
    const before = await own();
    const { profile, validationIssues } = await update({
      username: 'a b',
      dateOfBirth: '2999-01-01',
      pronouns: 'fine',
      socials: [{ type: 'X', identifier: 'x'.repeat(101) }],
    });
    expect(validationIssues.map(({ field, code }) => [field, code])).toEqual([
      ['username', 'INVALID'],
      ['dateOfBirth', 'INVALID'],
      ['socials.X', 'TOO_LONG'],
    ]);
    expect(profile).toEqual(before);
    expect(await own()).toEqual(before);
  });

  it.each([
    ['REQUIRED', { username: ' ' }, []],
    ['REQUIRED', {}, ['username']],
    ['INVALID', { username: 'Zoë' }, []],
    ['TOO_LONG', { username: 'a'.repeat(31) }, []],
    ['TOO_LONG', { pronouns: 'x'.repeat(41) }, []],
    ['UNDERAGE', { dateOfBirth: new Date(Date.now() - 10 * 365 * 86_400_000).toISOString().slice(0, 10) }, []],
    ['INVALID', { dateOfBirth: '1990-02-30' }, []],
    ['INVALID', { pronouns: 'a\u0000b' }, []],
    ['INVALID', { socials: [{ type: 'MYSPACE', identifier: 'mary' }] }, []],
    ['INVALID', {}, ['memberId']],
  ])('PROF-017 explains %s in plain words (%j %j)', async (code, toUpdate, toDelete) => {
    const { update } = await aReader();
    expect((await update(toUpdate, toDelete)).validationIssues).toEqual([
      { field: expect.any(String), code, reason: expect.stringMatching(/^[A-Z].{10,}/) },
    ]);
  });

  it('reports a username that is taken, in whatever case, and lets only one of two have it', async () => {
    const [one, other] = [await aReader(), await aReader()];
    const answers = await Promise.all([
      one.update({ username: 'Mary.Penrose' }),
      other.update({ username: 'mary.penrose' }),
    ]);
    const issues = answers.flatMap(({ validationIssues }) => validationIssues);
    expect(issues).toEqual([{ field: 'username', code: 'TAKEN', reason: 'This username is already taken' }]);
  });

  it('lets its owner change the case of the own username', async () => {
    const { update } = await aReader();
    await update({ username: 'own.name' });
    expect((await update({ username: 'Own.Name' })).profile.username).toBe('Own.Name');
  });
});

describe('usernames and ages', () => {
  it('PROF-005 API-015 says whether a username is free: not when another has it or it is not allowed', async () => {
    const [one, other] = [await aReader(), await aReader()];
    await one.update({ username: 'taken.name' });
    const isFree = async (username: string, as: object) =>
      (await site.ask<{ isUsernameAvailable: boolean }>(AVAILABLE, { username }, as)).data?.isUsernameAvailable;
    expect(await isFree('TAKEN.name', other.as)).toBe(false);
    expect(await isFree('TAKEN.name', one.as)).toBe(true);
    expect(await isFree('free.name', other.as)).toBe(true);
    expect(await isFree('no name', other.as)).toBe(false);
    expect(await isFree('', other.as)).toBe(false);
  });

  it('PROF-004 API-014 gives the age group of a date, and none for a child or nonsense', async () => {
    const { as } = await aReader();
    const groupOf = async (date: string) =>
      (await site.ask<{ getAgeGroup: string | null }>(AGE_GROUP, { date }, as)).data?.getAgeGroup;
    expect(await groupOf('1940-05-01')).toBe('75 and over');
    expect(await groupOf(new Date().toISOString().slice(0, 10))).toBeNull();
    expect(await groupOf('nonsense')).toBeNull();
  });
});

describe('the profile others see', () => {
  it('PROF-002 is the username and nothing else while it is restricted, and follows the status (PROF-011)', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    await owner.update({
      username: 'wide.open',
      pronouns: 'he/him',
      dateOfBirth: '1970-01-01',
      shouldShowAgeGroup: true,
      socials: [{ type: 'X', identifier: 'wo' }],
    });
    const { id } = await owner.own();
    expect(await other.see(id)).toEqual({ __typename: 'GdprProfile', id, username: 'wide.open' });
    await owner.setStatus('ACTIVE');
    const seen = await other.see(id);
    expect(seen).toEqual({
      __typename: 'ActiveProfile',
      id,
      username: 'wide.open',
      profilePicture: null,
      ageGroup: '55 to 64',
      pronouns: 'he/him',
      lastActiveDateString: null,
      registrationMonthYear: expect.any(String),
      socials: [{ type: 'X', identifier: 'wo' }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/1970|Canary|Lastname|@example/);
    await owner.setStatus('RESTRICTED');
    expect(await other.see(id)).toEqual({ __typename: 'GdprProfile', id, username: 'wide.open' });
  });

  it('PROF-003 shows the age group only while its owner does', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    await owner.update({ dateOfBirth: '1990-01-01', shouldShowAgeGroup: true });
    await owner.setStatus('ACTIVE');
    const { id } = await owner.own();
    expect((await other.see(id))?.ageGroup).toBe('35 to 44');
    await owner.update({ shouldShowAgeGroup: false });
    expect((await other.see(id))?.ageGroup).toBeNull();
    expect((await owner.own()).ageGroup).toBe('35 to 44');
  });

  it('answers an unknown, an erased and a garbled id alike', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    const { id } = await owner.own();
    await eraseMember(site.db, owner.as.memberId);
    expect([
      await other.see(id),
      await other.see('00000000-0000-4000-8000-000000000000'),
      await other.see('nobody'),
      await other.see('\u0000'),
    ]).toEqual([null, null, null, null]);
  });

  it('cannot be reached with the member’s number', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    await owner.own();
    expect(await other.see(String(owner.as.memberId))).toBeNull();
  });

  it('PROF-006 API-016 is found by the member’s number, which is a number, also for a member who never opened it', async () => {
    const [owner, other] = [await aReader(), await aReader()];
    const idOf = (memberId: unknown) =>
      site.ask<{ memberIdToProfileId: string | null }>(PROFILE_ID, { memberId }, other.as);
    const profileId = (await idOf(owner.as.memberId)).data?.memberIdToProfileId ?? '';
    expect(profileId).toBe((await owner.own()).id);
    expect((await other.see(profileId))?.__typename).toBe('GdprProfile');
    expect((await idOf(2_000_000_000)).data).toEqual({ memberIdToProfileId: null });
    expect((await idOf(-1)).data).toEqual({ memberIdToProfileId: null });
    expect((await idOf('1')).errors?.[0]?.message).toContain('Int cannot represent non-integer value');
  });

  it('is looked up so often by one member and no more: numbers follow each other', async () => {
    const { as } = await aReader();
    await site.db.rows(
      "/* test.lookedUp */ INSERT INTO rate_limit (key, points, expire) VALUES ('profileLookUp:' || $1::text, 100, $2)",
      [as.memberId, Date.now() + 60_000],
    );
    const { errors } = await site.ask(PROFILE_ID, { memberId: as.memberId }, as);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

it('API-019 setUserLastActive notes the day, and no more exactly', async () => {
  const { as, own } = await aReader();
  expect((await site.ask(LAST_ACTIVE, {}, as)).data).toEqual({ setUserLastActive: true });
  expect((await own()).lastActiveDateString).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
});

describe('choices about email', () => {
  it('API-012 PROF-013 API-017 are the reader’s own, saved one by one', async () => {
    const [one, other] = [await aReader(), await aReader()];
    const settingsOf = async (as: object) =>
      (await site.ask<{ emailNotificationSettings: object }>(SETTINGS, {}, as)).data;
    const before = await settingsOf(other.as);
    expect(Object.keys(before?.emailNotificationSettings ?? {})).toHaveLength(8);
    expect((await site.ask(SET_SETTING, { input: { news: true, offers: null } }, one.as)).data).toEqual({
      updateEmailNotificationSetting: { news: true, offers: false, unsubscribeFromEverything: false },
    });
    expect((await settingsOf(one.as))?.emailNotificationSettings).toMatchObject({ news: true });
    expect(await settingsOf(other.as)).toEqual(before);
  });

  it('PROF-014 API-018 PROF-015 keep the opt-in to marketing until everything is switched off', async () => {
    const { as } = await aReader();
    expect((await site.ask(OPT_IN, { optIn: true }, as)).data).toEqual({ setEmailMarketingNotificationOptIn: true });
    await site.ask(SET_SETTING, { input: { unsubscribeFromEverything: true } }, as);
    const { data } = await site.ask<{
      emailNotificationSettings: Record<string, boolean>;
      emailMarketingNotificationOptIn: boolean;
    }>(SETTINGS, {}, as);
    expect(data?.emailMarketingNotificationOptIn).toBe(false);
    expect(Object.entries(data?.emailNotificationSettings ?? {}).filter(([, isOn]) => isOn)).toEqual([
      ['unsubscribeFromEverything', true],
    ]);
  });
});
