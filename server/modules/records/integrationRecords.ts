import type { FastifyInstance } from 'fastify';

import type { RecordFields } from '#domain/records/record.ts';
import { recordAccess, SUMMARY_FIELDS } from '#domain/records/recordAccess.ts';
import { INTEGRATION_PAGE_SIZE, toIntegrationRecord, type IntegrationAnswer } from '#domain/shadowTree/integrationRecord.ts';
import type { Database } from '#server/db/database.ts';
import { IMAGES_PATH } from '#server/images/http/imageRoutes.ts';
import { problemOf } from '#server/http/problems.ts';
import { sendProblem } from '#server/http/sendProblem.ts';
import type { Identity } from '#server/identity/identity.ts';
import { pagesOf } from '#server/images/pagesOf.ts';

import { createRecordSetStore } from './recordSetStore.ts';
import { createRecordStore } from './recordStore.ts';
import { takeView } from './viewingAllowance.ts';

/** Where the prototype asks for a record (spec 2 section 7). */
export const INTEGRATION_RECORDS_PATH = '/api/integration-records';

/** Longer than any record id. */
const LONGEST_ID = 300;

const summaryOf = (fields: RecordFields): RecordFields => Object.fromEntries(Object.entries(fields).filter(([fieldId]) => SUMMARY_FIELDS.has(fieldId)));

/**
 * `GET /api/integration-records/{id}`: one record as JSON, `{ d: { results: [record] } }`. No results for a record that is
 * closed or not there; a visitor gets the summary of a members' record. 429 for who opens too many.
 */
export function registerIntegrationRecords(app: FastifyInstance, { db, onlookerOf }: { db: Database; onlookerOf: Identity['onlookerOf'] }): void {
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
    const pageId = isFull ? await pagesOf(db).pageOf(id) : null;
    const told = toIntegrationRecord(id, isFull ? record.fields : summaryOf(record.fields), set, pageId === null ? null : `${IMAGES_PATH}/${pageId}/full/!1600,1600/0/default.jpg`);
    return { d: { results: [told].slice(0, INTEGRATION_PAGE_SIZE) } } satisfies IntegrationAnswer;
  });
}
