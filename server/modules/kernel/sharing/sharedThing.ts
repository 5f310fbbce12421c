/**
 * Where a kind of thing that members share is stored. Its tables have the same columns, but for the one that names the
 * thing.
 */
export interface SharedThing {
  /** What readers call one: `collection`. */
  noun: string;
  /** In front of its id, the address of its page. */
  path: string;
  /** In front of the labels of statements: `collections`. */
  label: string;
  /** The things, with `id`, `name` and `removed_at`. */
  table: string;
  /** Their column with the member whose they are. */
  owner: string;
  /** Whom they are shared with: the thing, `member_id`, `role`, `since`. */
  members: string;
  /** Links that let one person join. */
  invitations: string;
  /** The column of both that names the thing. */
  key: string;
}

/**
 * The role of a member in a thing, as SQL: `alias` is that of the thing, `member` the placeholder of the member's id,
 * which may be NULL.
 */
export const roleIn = ({ owner, members, key }: SharedThing, alias: string, member: string): string =>
  `CASE WHEN ${alias}.${owner} = ${member}::bigint THEN 'owner' ELSE (SELECT m.role FROM ${members} m WHERE m.${key} = ${alias}.id AND m.member_id = ${member}::bigint) END`;

/** The condition under which a thing is a member's own, or shared with them. */
export const sharedWith = ({ owner, members, key }: SharedThing, alias: string, member: string): string =>
  `(${alias}.${owner} = ${member}::bigint OR EXISTS (SELECT FROM ${members} m WHERE m.${key} = ${alias}.id AND m.member_id = ${member}::bigint))`;
