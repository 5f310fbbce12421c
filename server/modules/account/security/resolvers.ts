import { newEmailProblem } from '#domain/account/access/emailChangeRules.ts';
import { personalDetailsProblems } from '#domain/account/security/personalDetailsRules.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { askEmailChange, cancelEmailChange, confirmEmailChange } from '#server/engines/identity/emailChange.ts';
import { mailFactorChange } from '#server/engines/identity/second-factors/factorMails.ts';
import { setMfaEnabled } from '#server/engines/identity/second-factors/mfaSetting.ts';
import { recordSecurityEvent } from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import { endMemberSessions, listSessions } from '#server/engines/identity/sessions/sessionStore.ts';
import {
  askErasure,
  erasureOf,
  keepAccount,
  keepAccountByLink,
  EXPORT_PATH,
  issueExportTicket,
} from '#server/modules/account/personal-data/index.ts';
import { leaveSubscription, refundOfLeaving, storesThatCharge } from '#server/modules/billing/subscription/index.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { requireRecentSignIn } from '#server/modules/kernel/graphql/requireRecentSignIn.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { EXPORT_RUNNING, EXPORT_RUNNING_TEXT, isExportRunning } from '#server/platform/limits/exportTurn.ts';

import { createAccountLimits, requireLinkAllowance } from './accountLimits.ts';
import { ownDetails, savePersonalDetails, requireOwnDetails } from './personalDetailsStore.ts';

const partsOf = ({ db, mailer, site }: RequestContext) => ({ db, mailer, publicUrl: site.publicUrl });

async function devicesOf({ db, session }: RequestContext, memberId: number) {
  const [devices, here] = await Promise.all([listSessions(db, memberId), session()]);
  return devices.map(({ uid, device, network, firstSeenAt, lastSeenAt }) => ({
    id: uid,
    device,
    network,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisDevice: uid === here?.uid,
  }));
}

async function changeEmail(context: RequestContext, wanted: string) {
  const memberId = requireGrant(context.viewer, 'security-settings:manage:credentials');
  const problem = newEmailProblem(wanted);
  if (problem !== null) throw refusal('BAD_USER_INPUT', problem);
  await requireRecentSignIn(context);
  const { email, connections } = await requireOwnDetails(context, memberId, true);
  if (email === null || connections?.length !== 0) throw refusal('FORBIDDEN', 'Another site vouches for this address.');
  await context.perRequest(createAccountLimits).take('emailChange', memberId);
  await askEmailChange(partsOf(context), { id: memberId, email }, wanted);
  return requireOwnDetails(context, memberId);
}

/** A member's own account: details, address, devices, data. Everything is about the reader and no one else. */
export const accountResolvers: Resolvers = {
  Query: {
    getPersonalDetails: async (_root, { getConnections }, { db, viewer }) =>
      viewer.memberId === null ? null : ownDetails(db, viewer.memberId, getConnections === true),

    signedInDevices: (_root, _arguments, context) => devicesOf(context, requireMember(context.viewer)),

    erasureTerms: async (_root, _arguments, { db, viewer, billing }) => {
      const memberId = requireMember(viewer);
      const refund = await refundOfLeaving(db, billing.rules, memberId);
      return {
        refund: refund && { amount: refund.refund, currency: refund.currency },
        until: refund?.until.toISOString() ?? null,
        stores: await storesThatCharge(db, memberId),
      };
    },

    accountErasure: async (_root, _arguments, context) => {
      const dueAt = await erasureOf(context.db, requireMember(context.viewer));
      return dueAt && { dueAt: dueAt.toISOString() };
    },
  },

  Mutation: {
    changeUserEmailAddress: (_root, { newEmailAddress }, context) => changeEmail(context, newEmailAddress),
    setUserMfaSetting: async (_root, { mfaEnabled }, context) => {
      const memberId = requireGrant(context.viewer, 'security-settings:manage:mfa');
      // Turning it on leads to a new sign-in anyway; turning it off forgets the second factor.
      if (!mfaEnabled) await requireRecentSignIn(context);
      await setMfaEnabled(context.db, memberId, mfaEnabled, 'member', (tx) =>
        mailFactorChange(partsOf(context), tx, memberId, 'second-step-off'),
      );
      return requireOwnDetails(context, memberId);
    },

    confirmEmailAddress: async (_root, { token }, context) => {
      await requireLinkAllowance(context);
      return confirmEmailChange(partsOf(context), token);
    },
    cancelEmailChange: async (_root, { token }, context) => {
      await requireLinkAllowance(context);
      return cancelEmailChange(context.db, token);
    },

    updatePersonalDetails: async (_root, { firstName, lastName, dateOfBirth }, context) => {
      const memberId = requireGrant(context.viewer, 'personal-details');
      const problems = personalDetailsProblems(
        { firstName, lastName, dateOfBirth: dateOfBirth ?? '' },
        dayOf(new Date()),
      );
      if (problems.length === 0)
        await savePersonalDetails(context.db, memberId, firstName, lastName, dateOfBirth ?? '');
      return {
        user: await requireOwnDetails(context, memberId),
        problems: problems.map(({ field, code, message }) => ({ field: field ?? '', code, message })),
      };
    },

    endSession: async (_root, { id }, context) => {
      const memberId = requireMember(context.viewer);
      if ((await endMemberSessions(context.db, memberId, id)) > 0)
        await recordSecurityEvent(context.db, {
          kind: 'sessions-ended',
          memberId,
          detail: 'one device',
          ip: context.ip,
        });
      return devicesOf(context, memberId);
    },

    endAllSessions: async (_root, _arguments, context) => {
      const memberId = requireMember(context.viewer);
      await endMemberSessions(context.db, memberId, null);
      await recordSecurityEvent(context.db, {
        kind: 'sessions-ended',
        memberId,
        detail: 'every device',
        ip: context.ip,
      });
      return true;
    },

    createDataExport: async (_root, _arguments, context) => {
      const memberId = requireMember(context.viewer);
      await requireRecentSignIn(context);
      if (await isExportRunning(context.db, memberId)) throw refusal(EXPORT_RUNNING, EXPORT_RUNNING_TEXT);
      await context.perRequest(createAccountLimits).take('export', memberId);
      return { path: `${EXPORT_PATH}/${await bindToSession(context, await issueExportTicket(context.db, memberId))}` };
    },

    eraseAccount: async (_root, { withdraw }, context) => {
      const memberId = requireMember(context.viewer);
      await requireRecentSignIn(context);
      const { email } = await requireOwnDetails(context, memberId);
      const dueAt = await askErasure(partsOf(context), memberId, email);
      // Nothing is charged in the days in which they may still change their mind.
      await leaveSubscription(context.db, { ...partsOf(context), ...context.billing }, memberId, withdraw === true);
      return { dueAt: dueAt.toISOString() };
    },

    keepAccount: (_root, _arguments, context) => keepAccount(context.db, requireMember(context.viewer)),
    keepAccountByLink: async (_root, { token }, context) => {
      await requireLinkAllowance(context);
      return keepAccountByLink(context.db, token);
    },
  },
};
