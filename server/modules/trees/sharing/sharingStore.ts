import { MOST_INVITATION_REQUESTS, type InvitedReader } from '#domain/trees/sharing/invitedAddress.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What an invitation or an access gives. */
export interface Given {
  role: 'editor' | 'guest';
  seesLiving: boolean;
}

/** An invitation as stored. Its code is not. */
export interface InvitationRow extends Given {
  id: number;
  treeId: number;
  email: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  acceptedAt: Date | null;
  acceptedBy: number | null;
}

/** An invitation with what its reader is said of the tree. */
export interface OfferedInvitation extends InvitationRow {
  ownerId: number | null;
  treeName: string;
  ownerName: string | null;
  personCount: number;
  rootPerson: number | null;
  ownerEmail: string | null;
}

/** A request of someone whose address an invitation was not sent to. */
export interface RequestRow extends Given {
  id: number;
  name: string;
  email: string | null;
  sentTo: string;
  askedAt: Date;
}

/** A reader of an invitation: their account, and what became of a request of theirs. */
export interface AskingReader extends InvitedReader {
  name: string;
  asked: 'waiting' | 'declined' | null;
}

/** A person a tree is shared with. */
export interface MemberRow extends Given {
  memberId: number;
  name: string;
  since: Date;
}

const COLUMNS = `i.id, i.tree_id AS "treeId", i.role, i.sees_living AS "seesLiving", i.email, i.created_at AS "createdAt", i.expires_at AS "expiresAt",
  i.revoked_at AS "revokedAt", i.accepted_at AS "acceptedAt", i.accepted_by AS "acceptedBy"`;

/** Who sees a tree, and who is invited. Every statement names the tree: nothing of another is reached by a number. */
export function createSharingStore({ db }: { db: Database }) {
  return {
    /** Open and expired, the newest first: who accepted is among the members, and what was undone is gone. */
    invitations: (treeId: number): Promise<InvitationRow[]> =>
      db.rows<InvitationRow>(
        `/* treeSharing.invitations */ SELECT ${COLUMNS} FROM tree_invitation i WHERE tree_id = $1 AND revoked_at IS NULL AND accepted_at IS NULL ORDER BY created_at DESC, id DESC`,
        [treeId],
      ),

    members: (treeId: number): Promise<MemberRow[]> =>
      db.rows<MemberRow>(
        `/* treeSharing.members */ SELECT a.member_id AS "memberId", m.first_name || ' ' || m.last_name AS name, a.role, a.sees_living AS "seesLiving", a.since
         FROM tree_access a JOIN member m ON m.id = a.member_id WHERE a.tree_id = $1 ORDER BY a.since, a.member_id`,
        [treeId],
      ),

    invitesPeople: async (treeId: number): Promise<boolean> =>
      (await db.one('/* treeSharing.invitesPeople */ SELECT 1 AS one FROM tree WHERE id = $1 AND invites_people', [
        treeId,
      ])) !== null,

    /** Invitations of a tree that can still be accepted. */
    openCount: async (treeId: number, tx: Database = db): Promise<number> =>
      (
        await tx.one<{ count: number }>(
          '/* treeSharing.openCount */ SELECT count(*) AS count FROM tree_invitation WHERE tree_id = $1 AND revoked_at IS NULL AND accepted_at IS NULL AND expires_at > now()',
          [treeId],
        )
      )?.count ?? 0,

    /** Makes an invitation; the tree invites people from now on. */
    invite: (
      tx: Database,
      treeId: number,
      { role, seesLiving, email, days, codeHash }: Given & { email: string | null; days: number; codeHash: Buffer },
    ): Promise<InvitationRow | null> =>
      tx.one<InvitationRow>(
        `/* treeSharing.invite */ WITH kept AS (UPDATE tree SET invites_people = true WHERE id = $1)
         INSERT INTO tree_invitation AS i (tree_id, code_hash, role, sees_living, email, expires_at) VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) RETURNING ${COLUMNS}`,
        [treeId, codeHash, role, seesLiving, email, days],
      ),

    /** Who has the link; null when the account is gone. */
    reader: (tx: Database, invitationId: number, memberId: number): Promise<AskingReader | null> =>
      tx.one<AskingReader>(
        `/* treeSharing.reader */ SELECT m.email, m.email_confirmed_at IS NOT NULL AS "isEmailConfirmed", m.first_name || ' ' || m.last_name AS name,
           CASE WHEN r.id IS NULL THEN NULL WHEN r.declined_at IS NULL THEN 'waiting' ELSE 'declined' END AS asked
         FROM member m LEFT JOIN tree_invitation_request r ON r.member_id = m.id AND r.invitation_id = $1 WHERE m.id = $2`,
        [invitationId, memberId],
      ),

    /** Puts a request down. False where as many as may be are there. Hold the invitation first. */
    ask: async (tx: Database, invitationId: number, memberId: number): Promise<boolean> =>
      (await tx.one(
        `/* treeSharing.ask */ INSERT INTO tree_invitation_request (invitation_id, member_id)
         SELECT $1, $2 WHERE (SELECT count(*) FROM tree_invitation_request WHERE invitation_id = $1) < ${MOST_INVITATION_REQUESTS} RETURNING id`,
        [invitationId, memberId],
      )) !== null,

    /** Requests that wait for the owner of a tree. */
    requests: (treeId: number): Promise<RequestRow[]> =>
      db.rows<RequestRow>(
        `/* treeSharing.requests */ SELECT r.id, m.first_name || ' ' || m.last_name AS name, m.email, i.email AS "sentTo", i.role, i.sees_living AS "seesLiving", r.asked_at AS "askedAt"
         FROM tree_invitation_request r JOIN tree_invitation i ON i.id = r.invitation_id JOIN member m ON m.id = r.member_id
         WHERE i.tree_id = $1 AND i.revoked_at IS NULL AND i.accepted_at IS NULL AND r.declined_at IS NULL ORDER BY r.asked_at, r.id`,
        [treeId],
      ),

    /**
     * The invitation and the member of a request that waits, both held until the transaction ends; null: it does not
     * wait any more.
     */
    heldRequest: (
      tx: Database,
      treeId: number,
      id: number,
    ): Promise<(InvitationRow & { askedBy: number; askerEmail: string | null }) | null> =>
      tx.one(
        `/* treeSharing.heldRequest */ SELECT ${COLUMNS}, r.member_id AS "askedBy", m.email AS "askerEmail" FROM tree_invitation_request r JOIN tree_invitation i ON i.id = r.invitation_id JOIN member m ON m.id = r.member_id
         WHERE r.id = $2 AND i.tree_id = $1 AND i.revoked_at IS NULL AND i.accepted_at IS NULL AND r.declined_at IS NULL FOR UPDATE OF i, r`,
        [treeId, id],
      ),

    decline: (tx: Database, id: number): Promise<unknown> =>
      tx.rows('/* treeSharing.decline */ UPDATE tree_invitation_request SET declined_at = now() WHERE id = $1', [id]),

    revoke: (treeId: number, id: number): Promise<unknown> =>
      db.rows(
        '/* treeSharing.revoke */ UPDATE tree_invitation SET revoked_at = now() WHERE tree_id = $1 AND id = $2 AND accepted_at IS NULL AND revoked_at IS NULL',
        [treeId, id],
      ),

    changeMember: (treeId: number, memberId: number, { role, seesLiving }: Given): Promise<unknown> =>
      db.rows(
        "/* treeSharing.changeMember */ UPDATE tree_access SET role = $3, sees_living = $4, is_heir = is_heir AND $3::text = 'editor' WHERE tree_id = $1 AND member_id = $2",
        [treeId, memberId, role, seesLiving],
      ),

    /** True where they had access. */
    removeMember: async (treeId: number, memberId: number): Promise<boolean> =>
      (await db.one(
        '/* treeSharing.removeMember */ DELETE FROM tree_access WHERE tree_id = $1 AND member_id = $2 RETURNING member_id',
        [treeId, memberId],
      )) !== null,

    /** A new link in the place of the old one, of a tree that everyone may see. */
    renewToken: (treeId: number, token: string): Promise<unknown> =>
      db.rows('/* treeSharing.renewToken */ UPDATE tree SET share_token = $2 WHERE id = $1 AND is_public', [
        treeId,
        token,
      ]),

    /**
     * Holds the tree of an invitation as it is until the transaction ends. Before the invitation: so does what closes a
     * tree, and neither waits for the other for good.
     */
    holdTree: (tx: Database, codeHash: Buffer): Promise<unknown> =>
      tx.rows(
        '/* treeSharing.holdTree */ SELECT 1 AS one FROM tree t JOIN tree_invitation i ON i.tree_id = t.id WHERE i.code_hash = $1 FOR KEY SHARE OF t',
        [codeHash],
      ),

    /**
     * The invitation with a code, of a tree that is there; null without one. `isLocked`: no one else reads it before
     * the transaction ends.
     */
    byCode: (tx: Database, codeHash: Buffer, isLocked = false): Promise<OfferedInvitation | null> =>
      tx.one<OfferedInvitation>(
        `/* treeSharing.byCode */ SELECT ${COLUMNS}, t.owner_id AS "ownerId", t.name AS "treeName", m.first_name AS "ownerName", m.email AS "ownerEmail", t.person_count AS "personCount", t.root_person AS "rootPerson"
         FROM tree_invitation i JOIN tree t ON t.id = i.tree_id LEFT JOIN member m ON m.id = t.owner_id WHERE i.code_hash = $1 AND t.is_ready ${isLocked ? 'FOR UPDATE OF i' : ''}`,
        [codeHash],
      ),

    /**
     * Gives what the invitation says and forgets where it was sent, and who asked; an editor who accepts an invitation
     * to look stays an editor.
     */
    accept: async (tx: Database, { id, treeId, role, seesLiving }: InvitationRow, memberId: number): Promise<void> => {
      await tx.rows(
        '/* treeSharing.accepted */ UPDATE tree_invitation SET accepted_at = now(), accepted_by = $2, email = NULL WHERE id = $1',
        [id, memberId],
      );
      await tx.rows('/* treeSharing.answered */ DELETE FROM tree_invitation_request WHERE invitation_id = $1', [id]);
      await tx.rows(
        `/* treeSharing.give */ INSERT INTO tree_access AS a (tree_id, member_id, role, sees_living) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tree_id, member_id) DO UPDATE SET role = CASE WHEN a.role = 'editor' THEN a.role ELSE excluded.role END, sees_living = a.sees_living OR excluded.sees_living`,
        [treeId, memberId, role, seesLiving],
      );
    },
  };
}

export type SharingStore = ReturnType<typeof createSharingStore>;
