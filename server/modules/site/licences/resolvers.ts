import { readFile } from 'node:fs/promises';

import { readNotices, type ThirdPartyNotice } from '#domain/site/licences/thirdPartyNotices.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { inProject } from '#server/platform/config/projectRoot.ts';

/** The file changes with the software only. */
let known: ThirdPartyNotice[] | undefined;

/** What others made and the site ships. Anyone may read it. */
export const licenceResolvers: Resolvers = {
  Query: {
    thirdPartyNotices: async () => (known ??= readNotices(await readFile(inProject('THIRD-PARTY-NOTICES'), 'utf8'))),
  },
};
