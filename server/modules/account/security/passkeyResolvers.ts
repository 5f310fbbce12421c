import { passkeyNameProblem } from '#domain/account/security/signInNames.ts';
import { findTotp } from '#server/engines/identity/accounts/credentialStore.ts';
import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import { addPasskey, askForNewPasskey } from '#server/engines/identity/passkeys/addPasskey.ts';
import { listPasskeys, removePasskey, renamePasskey } from '#server/engines/identity/passkeys/passkeyStore.ts';
import { mailFactorChange, type FactorChange } from '#server/engines/identity/second-factors/factorMails.ts';
import { readMfaSetting } from '#server/engines/identity/second-factors/mfaSetting.ts';
import { countRecoveryCodes } from '#server/engines/identity/second-factors/recoveryCodes.ts';
import {
  recordSecurityEvent,
  type SecurityEvent,
} from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { requireRecentSignIn } from '#server/modules/kernel/graphql/requireRecentSignIn.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** More than anyone has devices. */
const MOST_PASSKEYS = 20;

const badInput = (message: string) => refusal('BAD_USER_INPUT', message);

const requireManager = ({ viewer }: RequestContext): number => requireGrant(viewer, 'security-settings:manage:mfa');

async function requireRecentManager(context: RequestContext): Promise<number> {
  const memberId = requireManager(context);
  await requireRecentSignIn(context);
  return memberId;
}

function requireName(name: string): string {
  const problem = passkeyNameProblem(name);
  if (problem !== null) throw badInput(problem);
  return name.trim();
}

async function requireRoom({ db }: RequestContext, memberId: number): Promise<void> {
  if ((await listPasskeys(db, memberId)).length >= MOST_PASSKEYS)
    throw badInput(`An account holds at most ${MOST_PASSKEYS} passkeys.`);
}

const partsOf = ({ db, log, site }: RequestContext) => ({ db, log, publicUrl: site.publicUrl, siteName: site.name });

/** Logs a change of the reader's factors and emails them about it, both or neither. */
const tellOfChange = (
  { db, mailer, site, ip }: RequestContext,
  memberId: number,
  event: Pick<SecurityEvent, 'kind' | 'detail'>,
  change: FactorChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { ...event, memberId, ip });
    await mailFactorChange({ mailer, publicUrl: site.publicUrl }, tx, memberId, change);
  });

/** A member's own second factors. Everything is about the reader and no one else. */
export const passkeyResolvers: Resolvers = {
  Query: {
    secondFactors: async (_root, _arguments, context) => {
      const { db } = context;
      const memberId = requireManager(context);
      const [isMfaEnabled, totp, recoveryCodesLeft, passkeys] = await Promise.all([
        readMfaSetting(db, memberId),
        findTotp(db, memberId),
        countRecoveryCodes(db, memberId),
        listPasskeys(db, memberId),
      ]);
      return {
        isMfaEnabled,
        hasAuthenticatorApp: (totp?.secret ?? null) !== null,
        recoveryCodesLeft,
        passkeys: passkeys.map(({ credentialId, createdAt, lastUsedAt, ...rest }) => ({
          ...rest,
          id: credentialId,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },
  },

  Mutation: {
    startPasskey: async (_root, _arguments, context) => {
      const memberId = await requireRecentManager(context);
      await requireRoom(context, memberId);
      const member = await memberById(context.db, memberId);
      if (!member) throw refusal('UNAUTHENTICATED', 'This account is no longer here.');
      return JSON.stringify(await askForNewPasskey(partsOf(context), member));
    },

    addPasskey: async (_root, { name, answer }, context) => {
      const memberId = await requireRecentManager(context);
      const wanted = requireName(name);
      await requireRoom(context, memberId);
      const isAdded = await addPasskey(partsOf(context), memberId, wanted, answer);
      if (isAdded) await tellOfChange(context, memberId, { kind: 'factor-added', detail: 'passkey' }, 'passkey-added');
      return isAdded;
    },

    renamePasskey: (_root, { id, name }, context) =>
      renamePasskey(context.db, requireManager(context), id, requireName(name)),

    removePasskey: async (_root, { id }, context) => {
      const memberId = await requireRecentManager(context);
      const isRemoved = await removePasskey(context.db, memberId, id);
      if (isRemoved)
        await tellOfChange(context, memberId, { kind: 'factor-removed', detail: 'passkey' }, 'passkey-removed');
      return isRemoved;
    },

    renewRecoveryCodes: async (_root, _arguments, context) => {
      const memberId = await requireRecentManager(context);
      if (!(await readMfaSetting(context.db, memberId))) throw badInput('Turn multi-factor authentication on first.');
      const codes = await context.renewRecoveryCodes(memberId);
      await tellOfChange(context, memberId, { kind: 'factor-added', detail: 'recovery codes' }, 'codes-renewed');
      return codes;
    },
  },
};
