import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { readNotices, type ThirdPartyNotice } from '#domain/site/licences/thirdPartyNotices.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { inProject } from '#server/platform/config/projectRoot.ts';

type KnownNotice = ThirdPartyNotice & { id: string };

const idOf = ({ licence, text }: ThirdPartyNotice) =>
  createHash('sha256').update(`${licence}\n${text}`).digest('base64url').slice(0, 16);

/** The file changes with the software only. */
let known: KnownNotice[] | undefined;

async function allNotices(): Promise<KnownNotice[]> {
  known ??= readNotices(await readFile(inProject('THIRD-PARTY-NOTICES'), 'utf8')).map((notice) => ({
    ...notice,
    id: idOf(notice),
  }));
  return known;
}

/** What others made and the site ships. Anyone may read it. */
export const licenceResolvers: Resolvers = {
  Query: {
    thirdPartyNotices: allNotices,
    thirdPartyNotice: async (_, { id }) => (await allNotices()).find((notice) => notice.id === id) ?? null,
  },
};
