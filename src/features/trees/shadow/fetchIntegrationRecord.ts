import {
  firstRecord,
  INTEGRATION_PAGE_SIZE,
  type IntegrationAnswer,
  type IntegrationRecord,
} from '#domain/trees/shadow/integrationRecord.ts';
import { credentials } from '#services/graphql/credentials.ts';

/**
 * Gets one record from the integration record service (spec 2 section 7). Null when it has none of that id.
 * @throws Error `Error: {status}` as its whole text when the service answers anything but OK.
 */
export async function fetchIntegrationRecord(recordId: string, signal: AbortSignal): Promise<IntegrationRecord | null> {
  const token = await credentials().token();
  const response = await fetch(
    `/api/integration-records/${encodeURIComponent(recordId)}?pageSize=${INTEGRATION_PAGE_SIZE}`,
    {
      signal,
      headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    },
  );
  if (!response.ok) throw new Error(`Error: ${response.status}`);
  return firstRecord((await response.json()) as IntegrationAnswer);
}
