/** Trees that a member owns or is let into. @param member - SQL of their id */
export const treesOf = (member: string): string =>
  `SELECT id FROM tree WHERE owner_id = ${member} UNION ALL SELECT tree_id FROM tree_access WHERE member_id = ${member}`;

/**
 * The condition under which two members, given as SQL of their ids, own, or are let into, the same tree.
 */
export const sharesTree = (one: string, other: string): string =>
  `EXISTS (SELECT FROM (${treesOf(one)}) mine JOIN (${treesOf(other)}) theirs USING (id))`;

/** The condition under which both have accepted a conversation with each other. */
export const areAcquainted = (one: string, other: string): string =>
  `EXISTS (SELECT FROM conversation_member a JOIN conversation_member b USING (conversation_id) WHERE a.member_id = ${one} AND b.member_id = ${other} AND a.standing = 'accepted' AND b.standing = 'accepted')`;

/** The condition under which the first has blocked the second. */
export const hasBlocked = (one: string, other: string): string =>
  `EXISTS (SELECT FROM member_block WHERE member_id = ${one} AND blocked_id = ${other})`;

/**
 * What a member is called by another: by first name among people who share a tree, as the tree itself names its owner,
 * else by username.
 * @param other - alias of `member`; `p` is their profile
 */
export const nameFor = (reader: string, other: string): string =>
  `CASE WHEN ${sharesTree(reader, `${other}.id`)} THEN ${other}.first_name ELSE p.username END`;

/** Messages of a conversation that a member can see, as a condition on `m`. */
export const visibleTo = (member: string): string =>
  `(m.sender_id = ${member} OR m.state NOT IN ('held', 'withheld')) AND NOT EXISTS (SELECT FROM conversation_message_deleted d WHERE d.message_id = m.id AND d.member_id = ${member})`;

/** Whole years of a member's age; null where it is not known. @param alias - of `member` */
export const ageOf = (alias: string): string => `extract(year FROM age(${alias}.date_of_birth))::integer`;
