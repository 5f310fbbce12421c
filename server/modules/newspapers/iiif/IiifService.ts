import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { isFreeToView } from '#domain/newspapers/core/newspaperAccess.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { access, isUnchanged, jsonType, missing, sendRefusal } from '#server/engines/images/http/answers.ts';
import { digest } from '#server/engines/images/http/imageRoutes.ts';
import { accessOfIssues, mayRead } from '#server/engines/newspapers/issueAccess.ts';
import type { SearchAllowance } from '#server/engines/search/searchAllowance.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What the routes of newspapers in IIIF need. */
export interface IiifService {
  db: Database;
  articles: Pick<ArticleSearch, 'search' | 'count' | 'suggest'>;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  identity: Pick<Identity, 'onlookerOf' | 'lendTicket' | 'ticketHolder'>;
  /** Origins of viewers elsewhere that closed pages may be shown in. */
  viewers: readonly string[];
  takeSearch: SearchAllowance['take'];
  /** Counts a document towards what its asker's network may have; null to go on, else seconds to wait. */
  takeText: (ip: string) => Promise<number | null>;
}

/** How an issue stands to whom asks for it. */
export interface IssueReading {
  /** Anyone may read it. */
  isFree: boolean;
  isReadable: boolean;
}

/** How issues stand to a reader, by id; issues that are not here are left out. */
export async function readingsOf(
  db: Database,
  viewer: Viewer,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, IssueReading>> {
  const readings = new Map<string, IssueReading>();
  for (const [id, accesses] of await accessOfIssues(db, issueIds))
    readings.set(id, { isFree: isFreeToView(accesses), isReadable: await mayRead(db, viewer, accesses) });
  return readings;
}

/** Sends JSON-LD; 304 where the asker has this very document. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: object,
  { context, isFree }: { context: string; isFree: boolean },
): FastifyReply {
  const body = JSON.stringify(document);
  access(reply, isFree);
  return isUnchanged(request, reply, digest(body)) ? reply.send() : reply.type(jsonType(request, context)).send(body);
}

/** Sends that too much was asked for. */
export const tooMuch = (reply: FastifyReply, wait: number): FastifyReply =>
  sendRefusal(reply.header('retry-after', String(wait)), 429, 'Too much was asked for in a short time.');

/** No id is longer, and PostgreSQL has no NUL in a text. */
export const isAskable = (text: string): boolean => text.length <= 200 && !text.includes('\0');

export { missing };
