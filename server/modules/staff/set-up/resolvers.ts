import { siteNamesOf } from '#server/engines/identity/newPasswordProblem.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers, SetUpSteps } from '#server/modules/kernel/graphql/types.generated.ts';
import { TurnMissed } from '#server/platform/limits/createTurns.ts';

import { makeOwner } from './makeOwner.ts';
import { hasLiveCode, hasOwner, removeCodeFile } from './setUpCode.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    setUp: {
      /** Where the code of a set-up lies; null where a site is not set up by one. */
      codeFolder: string | null;
      /** What the site calls itself now. */
      siteName: () => string;
      /** Makes the codes of emails that are tried. */
      secret: string;
      /** What of the set-up shows in the settings. */
      look: () => Pick<SetUpSteps, 'isNamed' | 'hasImprint' | 'isColoured' | 'isMailSent'>;
      /** Settings that the environment sets, by their variables. */
      setOutside: readonly string[];
    };
  }
}

/** Seconds to wait where too many ask at once. */
const RETRY_SECONDS = 10;

/** Where the code lies. @throws GraphQLError NOT_FOUND where a site is not set up by one */
function requireCodeFolder({ setUp: { codeFolder } }: RequestContext): string {
  if (codeFolder === null) throw nothingHere();
  return codeFolder;
}

/** The first person of staff, who comes with a code. */
export const setUpResolvers: Resolvers = {
  Query: {
    setUp: async (_root, _arguments, context) => {
      requireCodeFolder(context);
      if (await hasOwner(context.db)) throw nothingHere();
      return { hasCode: await hasLiveCode(context.db) };
    },
  },
  Mutation: {
    makeOwner: async (_root, { owner }, context) => {
      const folder = requireCodeFolder(context);
      const { db, ip, site, setUp } = context;
      const siteNames = siteNamesOf(setUp.siteName(), site.publicUrl);
      const problems = await makeOwner({ db, ip, siteNames }, owner).catch((error: unknown) => {
        throw error instanceof TurnMissed ? rateLimited('Wait a while.', RETRY_SECONDS) : error;
      });
      if (problems === null) throw nothingHere();
      if (problems.length === 0) await removeCodeFile(folder);
      return { problems };
    },
  },
};
