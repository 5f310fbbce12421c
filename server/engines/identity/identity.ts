import type { FastifyInstance } from 'fastify';

import type { SessionLimits } from '#domain/account/security/sessionLimits.ts';
import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { SocialSettings } from '#server/platform/config/settings/members.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Flags } from '#server/platform/flags/createFlags.ts';
import type { Outbox } from '#server/platform/mail/createOutbox.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import type { ReaderSession } from './sessions/readerSession.ts';

/** What identity writes to the log: ids and codes, never addresses, names or tokens. */
export interface IdentityLog {
  info: (fields: Record<string, unknown>, message: string) => void;
  warn: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
}

/** The settings of the site that identity needs. */
export interface IdentitySettings {
  /** Origin of the site without a final slash. Issuer, redirects and cookies are bound to it. */
  publicUrl: string;
  /** Production ignores test overrides. */
  mode: 'demo' | 'production';
  /** How long sessions last. Default: `SESSION_LIMITS`. */
  sessionLimits?: SessionLimits;
  /** Seals what identity keeps in the database. */
  secret: string;
  /** Whether email leaves the site; then a sign-up is confirmed by a code sent by email. Default: no. */
  isMailSent?: boolean;
  /** Null or left out: members sign in here only. */
  social?: SocialSettings | null;
  /** Pages that may hold the site in a frame. Default none. */
  appOrigins?: readonly string[];
}

/** What identity is made from. */
export interface IdentityOptions {
  db: Database;
  settings: IdentitySettings;
  log: IdentityLog;
  mailer: Mailer;
  siteIdentity: () => SiteIdentity;
  /** `YYYY-MM-DD`: since when the present terms of use are in force. Null, or left out: they never changed. */
  termsDate?: () => string | null;
  /** Decides flags. Default: as the database has them. */
  flags?: Flags;
}

/** The headers a reader is known by. */
export interface ViewerHeaders {
  authorization?: string | undefined;
  cookie?: string | undefined;
  /** The address the request came from; flags may be decided by it. */
  ip?: string | undefined;
}

/** Accounts, sessions and what readers may do. */
export interface Identity {
  /** Mounts /oidc, /interaction and /api/entitlements. */
  register: (app: FastifyInstance) => Promise<void>;
  /**
   * Who makes a request. Without a token: a visitor. Flags, groups and test overrides are applied.
   * @throws GraphQLError UNAUTHENTICATED for a token that is unknown, expired or revoked.
   */
  viewerOf: (headers: ViewerHeaders) => Promise<Viewer>;
  /**
   * Who asks for what pages show by address, such as images: by token where there is one, else by the browser's
   * session; a visitor where neither is good. For GET only, and for answers that scripts of other sites cannot read.
   */
  onlookerOf: (headers: ViewerHeaders) => Promise<Viewer>;
  /** An account as the site would see it signed in (null: a visitor), without overrides; null when there is none. */
  readerOf: (memberId: number | null) => Promise<Viewer | null>;
  /** Name of the provider that decides flags. */
  flagProvider: string;
  /** The emails of a demonstration; null in production. */
  outbox: Outbox | null;
  /** Does what is done after an answer was given, until the returned function is called. */
  startWork: () => () => Promise<void>;
  /**
   * Whether a ticket was given out in a session that lasts; what it opens, and whether once only, is its route's to
   * know.
   */
  admitsTicket: (ticket: string) => Promise<boolean>;
  /**
   * Binds a ticket for reading to the session of a browser, or to the session of another such ticket: it opens nothing
   * once that session is over. False for a visitor. How long it lasts, and what for, is its route's to know.
   */
  lendTicket: (ticket: string, from: { cookie: string | undefined } | { ticket: string }) => Promise<boolean>;
  /** The member in whose session a ticket was lent; null once that is over. What is for staff stays closed. */
  ticketHolder: (ticket: string) => Promise<Viewer | null>;
  /** The session a request is made in; null for a visitor, and once the session is over. */
  sessionOf: (headers: ViewerHeaders) => Promise<ReaderSession | null>;
  /** Makes ten recovery codes for a member, in the place of all earlier ones. They are readable here only. */
  renewRecoveryCodes: (memberId: number) => Promise<string[]>;
}
