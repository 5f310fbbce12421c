import type { FastifyInstance } from 'fastify';

import type { RecordFields } from '#domain/records/core/record.ts';
import { recordAccess, SUMMARY_FIELDS } from '#domain/records/core/recordAccess.ts';
import {
  INTEGRATION_PAGE_SIZE,
  toIntegrationRecord,
  type IntegrationAnswer,
} from '#domain/trees/shadow/integrationRecord.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { takeView } from './viewingAllowance.ts';

/** Where the prototype asks for a record (spec 2 section 7). */
export const INTEGRATION_RECORDS_PATH = '/api/integration-records';

/** Longer than any record id. */
const LONGEST_ID = 300;

const summaryOf = (fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([fieldId]) => SUMMARY_FIELDS.has(fieldId)));

/**
 * `GET /api/integration-records/{id}`: one record as JSON, `{ d: { results: [record] } }`. No results for a record that
 * is closed or not there; a visitor gets the summary of a members' record. 429 for who opens too many.
 */
export function registerIntegrationRecords(
  app: FastifyInstance,
  { db, onlookerOf }: { db: Database; onlookerOf: Identity['onlookerOf'] },
): void {
  app.get<{ Params: { id: string } }>(`${INTEGRATION_RECORDS_PATH}/:id`, async (request, reply): Promise<unknown> => {
    const { id } = request.params;
    const { authorization, cookie } = request.headers;
    const viewer = await onlookerOf({ authorization, cookie, ip: request.ip });
    if ((await takeView(db, viewer, request.ip)) !== null) return sendProblem(request, reply, problemOf(429));
    void reply.header('cache-control', 'private, no-store');
    const record = id.length > LONGEST_ID ? null : await createRecordStore({ db }).byId(id);
    const set = record && (await createRecordSetStore({ db }).byId(record.recordSetId));
    if (!record || !set || record.isClosed) return { d: { results: [] } } satisfies IntegrationAnswer;
    const isFull = recordAccess(set, viewer) === 'FULL';
    const pageId = isFull ? await pagesOf(db).pageOf(record.id) : null;
    const answer = toIntegrationRecord(
      record.id,
      isFull ? record.fields : summaryOf(record.fields),
      set,
      pageId === null ? null : `${IMAGES_PATH}/${pageId}/full/!1600,1600/0/default.jpg`,
    );
    return { d: { results: [answer].slice(0, INTEGRATION_PAGE_SIZE) } } satisfies IntegrationAnswer;
  });
}
