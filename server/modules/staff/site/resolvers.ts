import { STAFF_SETTINGS, type StaffSetting } from '#domain/kernel/site/staffSettings.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere, requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, SiteSettingInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { isStaffSetting, staffSettingProblem, textOfSetting } from '#server/platform/config/staffSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readStored } from '#server/platform/flags/createLiveSettings.ts';

import { logoKey } from './logo/logoRoutes.ts';
import { readLogo } from './logo/readLogo.ts';
import { keepSetting, lockSettings, settingChanges } from './siteSettingStore.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** The settings, as the environment has them and as they are now; and where logos are kept. */
    siteSettings: Pick<Site, 'liveSettings' | 'files'>;
  }
}

const DUTY = 'operations';
const LOGO = 'SITE_LOGO';
const CHANGED = 'Someone else changed the settings meanwhile. Look at them again first.';

/** Sets a setting as a member of staff asks, and keeps that they did. */
async function set(tx: Database, staffId: number, name: StaffSetting, value: string, was: string): Promise<void> {
  await keepSetting(tx, name, value || null, staffId);
  await recordStaffAct(tx, {
    staffId,
    duty: DUTY,
    what: 'site-setting-changed',
    before: { setting: name, value: was },
    after: { setting: name, value },
  });
}

/** What is asked for, of settings that staff may set here. @throws GraphQLError BAD_USER_INPUT for any other */
function requireNames(
  values: readonly SiteSettingInput[],
  setOutside: readonly string[],
): { name: StaffSetting; value: string }[] {
  return values.map(({ name, value }) => {
    if (!isStaffSetting(name)) throw refusal('BAD_USER_INPUT', 'There is no such setting to change here.');
    if (setOutside.includes(name)) throw refusal('BAD_USER_INPUT', `${name} is set by the operator.`);
    return { name, value: value.trim() };
  });
}

/** Sets what differs, all or nothing. @throws GraphQLError CONFLICT where another change came since `revision` */
async function change(
  { db, siteSettings }: RequestContext,
  staffId: number,
  revision: number,
  wanted: readonly { name: StaffSetting; value: string }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockSettings(tx)) !== revision) throw refusal('CONFLICT', CHANGED);
    const stored = await readStored(tx);
    for (const { name, value } of wanted) {
      const was = stored.get(name) ?? '';
      if (was !== value) await set(tx, staffId, name, value, was);
    }
  });
  await siteSettings.liveSettings.refresh();
}

/** What the site calls itself and how it is reached, for staff. */
export const siteSettingResolvers: Resolvers = {
  Query: {
    siteSettings: async (_root, _arguments, context) => {
      requireDuty(context, DUTY);
      const settings = context.siteSettings.liveSettings.outside;
      const [stored, changes] = await Promise.all([readStored(context.db), settingChanges(context.db)]);
      const isSetOutside = (name: string) => (settings.setOutside as readonly string[]).includes(name);
      return {
        settings: STAFF_SETTINGS.map((name) => ({
          name,
          value: isSetOutside(name) ? textOfSetting(name, settings) : (stored.get(name) ?? ''),
          otherwise: isSetOutside(name) ? '' : textOfSetting(name, settings),
          isSetOutside: isSetOutside(name),
        })),
        changes: changes.map(({ revision, name, was, value, staff, changedAt, isNewest }) => ({
          id: String(revision),
          name,
          was: was ?? '',
          becomes: value ?? '',
          staff,
          changedAt: changedAt.toISOString(),
          mayBeUndone: isNewest && !isSetOutside(name),
        })),
        revision: changes[0]?.revision ?? 0,
      };
    },
  },
  Mutation: {
    changeSiteSettings: async (_root, { revision, values }, context: RequestContext) => {
      const staffId = requireDuty(context, DUTY);
      const settings = context.siteSettings.liveSettings.outside;
      const wanted = requireNames(values, settings.setOutside);
      if (wanted.some(({ name, value }) => name === LOGO && value !== ''))
        throw refusal('BAD_USER_INPUT', 'A logo is brought as a picture.');
      const problems = wanted.flatMap(({ name, value }) => {
        const message = staffSettingProblem(name, value);
        return message === null ? [] : [{ name, message }];
      });
      if (problems.length > 0) return { problems };
      await change(context, staffId, revision, wanted);
      return { problems: [] };
    },

    bringSiteLogo: async (_root, { revision, picture }, context: RequestContext) => {
      const staffId = requireDuty(context, DUTY);
      const { liveSettings, files } = context.siteSettings;
      requireNames([{ name: LOGO, value: '' }], liveSettings.outside.setOutside);
      const logo = await readLogo(picture);
      if (typeof logo === 'string') return { problems: [{ name: LOGO, message: logo }] };
      await files.write(logoKey(logo.name), logo.bytes, { mostBytes: logo.bytes.length });
      await change(context, staffId, revision, [{ name: LOGO, value: logo.name }]);
      return { problems: [] };
    },

    undoSiteSetting: async (_root, { id }, context: RequestContext) => {
      const staffId = requireDuty(context, DUTY);
      const { liveSettings } = context.siteSettings;
      await context.db.transaction(async (tx) => {
        await lockSettings(tx);
        const change = (await settingChanges(tx)).find(({ revision }) => revision === storedId(id));
        if (!change || !isStaffSetting(change.name)) throw nothingHere();
        if (!change.isNewest) throw refusal('CONFLICT', CHANGED);
        requireNames([{ name: change.name, value: change.was ?? '' }], liveSettings.outside.setOutside);
        await set(tx, staffId, change.name, change.was ?? '', change.value ?? '');
      });
      await liveSettings.refresh();
      return true;
    },
  },
};
