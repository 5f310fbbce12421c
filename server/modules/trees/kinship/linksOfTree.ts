import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import { kinLinks, type KinLinks, type KinMember } from '#domain/trees/kinship/paths/kinLinks.ts';
import { perVersion } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Trees whose links are in memory: some 6 MB for 140,000 people. */
const MOST_REMEMBERED = 6;

const LINKS: readonly ParentLink[] = ['birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'];
/** A member as bytes: family, person, and 0 for a partner or the place of the link, from 1. */
const MEMBER_BYTES = 10;
const [PERSON_AT, LINK_AT] = [4, 8];

function* membersIn(bytes: Buffer): Generator<KinMember> {
  for (let at = 0; at < bytes.length; at += MEMBER_BYTES) {
    const link = bytes.readInt16BE(at + LINK_AT);
    yield { familyId: bytes.readInt32BE(at), personId: bytes.readInt32BE(at + PERSON_AT), link: link === 0 ? null : (LINKS[link - 1] ?? 'unknown') };
  }
}

/** Reads who belongs to whom in a whole tree, as one value: as rows it would take several times as long. */
async function readLinks(db: Database, treeId: number): Promise<KinLinks> {
  const found = await db.one<{ members: Buffer | null }>(
    `/* treeKinship.links */ SELECT string_agg(int4send(family_id) || int4send(person_id) || int2send((CASE WHEN role = 'partner' THEN 0 ELSE coalesce(array_position($2::text[], link), $3::int) END)::int2), ''::bytea
       ORDER BY family_id, role DESC, position) AS members FROM tree_family_member WHERE tree_id = $1`,
    [treeId, LINKS, LINKS.length],
  );
  const bytes = found?.members ?? Buffer.alloc(0);
  return kinLinks(membersIn(bytes), bytes.length / MEMBER_BYTES);
}

/** Who belongs to whom in a tree, read once for each version of it. */
export const linksOfTree = perVersion(MOST_REMEMBERED, readLinks);
