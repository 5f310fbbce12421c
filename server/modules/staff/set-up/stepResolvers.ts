import { STAFF_SETTING_GROUPS } from '#domain/kernel/site/staffSettings.ts';
import { SITE_TEXTS } from '#domain/site/content/contentKinds.ts';
import type { State } from '#server/engines/doctor/DoctorCheck.ts';
import { examine } from '#server/engines/doctor/examine.ts';
import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { DoctorState, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readStored } from '#server/platform/flags/createLiveSettings.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { isMailedCode, keepMailTested, mailTestedAt, mailTestMail } from './mailTest.ts';

const DUTY = 'operations';
/** Emails that one member of staff is sent in an hour, and codes that they try. */
const MAIL_TESTS = { points: 10, duration: 3_600 };

const STATES: Readonly<Record<State, DoctorState>> = {
  ok: 'OK',
  warning: 'WARNING',
  fault: 'FAULT',
  'not applicable': 'NOT_APPLICABLE',
};

/** Texts that every site has, as far as no one wrote them yet. */
async function textsToWrite({ content }: RequestContext): Promise<string[]> {
  const texts = await Promise.all(
    Object.keys(SITE_TEXTS).map(async (key) => ({ key, text: await content.document('site', key) })),
  );
  return texts.flatMap(({ key, text }) => (text === null || text.isModel ? [key] : []));
}

async function hasRecords(db: Database): Promise<boolean> {
  const found = await db.one<{ has: boolean }>(
    '/* setUp.records */ SELECT EXISTS (SELECT FROM sheet) OR EXISTS (SELECT FROM record_set WHERE live_generation IS NOT NULL) AS has',
  );
  return found?.has ?? false;
}

/** @throws GraphQLError RATE_LIMITED */
async function takeTurn(db: Database, what: string, staffId: number): Promise<void> {
  const wait = await createLimiter(db, what, MAIL_TESTS).take(String(staffId));
  if (wait !== null) throw rateLimited('Wait a while.', wait);
}

/** What follows once the owner has signed in: each step is kept where it belongs, and how far it is follows from that. */
export const stepResolvers: Resolvers = {
  Query: {
    setUpSteps: async (_root, _arguments, context: RequestContext) => {
      const staffId = requireDuty(context, DUTY);
      const { db, setUp } = context;
      const [member, testedAt, has, texts, stored] = await Promise.all([
        memberById(db, staffId),
        mailTestedAt(db),
        hasRecords(db),
        textsToWrite(context),
        readStored(db),
      ]);
      return {
        ...setUp.look(),
        isArranged: STAFF_SETTING_GROUPS.use.some((name) => stored.has(name) || setUp.setOutside.includes(name)),
        mailAddress: member?.email ?? null,
        mailTestedAt: testedAt?.toISOString() ?? null,
        textsToWrite: texts,
        hasRecords: has,
      };
    },
    doctorFindings: async (_root, _arguments, context) => {
      requireDuty(context, DUTY);
      const { db } = context;
      const findings = await examine({ env: process.env, withSite: (work) => work({ db }) });
      return findings.map((finding) => ({ ...finding, state: STATES[finding.state] }));
    },
  },
  Mutation: {
    sendMailTest: async (_root, _arguments, context) => {
      const staffId = requireDuty(context, DUTY);
      const { db, mailer, setUp } = context;
      const to = (await memberById(db, staffId))?.email;
      if (!to || !setUp.look().isMailSent) throw refusal('BAD_USER_INPUT', 'No email can be sent to this account.');
      await takeTurn(db, 'mailTest', staffId);
      await mailer.send({ ...mailTestMail(setUp.secret, staffId, Date.now()), to });
      return true;
    },
    returnMailTest: async (_root, { code }, context) => {
      const staffId = requireDuty(context, DUTY);
      const { db, setUp } = context;
      await takeTurn(db, 'mailTestCode', staffId);
      const isRight = isMailedCode(setUp.secret, staffId, code, Date.now());
      if (isRight) await db.transaction((tx) => keepMailTested(tx, staffId));
      return isRight;
    },
  },
};
