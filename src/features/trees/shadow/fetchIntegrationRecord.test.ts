import { fetchIntegrationRecord } from './fetchIntegrationRecord.ts';

const answer = (status: number, body: unknown) =>
  jest.fn(() => Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response));
const get = (id: string) => fetchIntegrationRecord(id, new AbortController().signal);
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('fetchIntegrationRecord', () => {
  it('SHAD-008 SHAD-013 gets one record by its id', async () => {
    const asked = answer(200, { d: { results: [{ Id: 'W/1' }] } });
    globalThis.fetch = asked;
    expect(await get('W/1')).toEqual({ Id: 'W/1' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('/api/integration-records/W%2F1?pageSize=1', expect.anything());
  });

  it('SHAD-010 raises the status of an answer that is not OK', async () => {
    globalThis.fetch = answer(500, null);
    await expect(get('W/1')).rejects.toThrow(/^Error: 500$/);
  });

  it('has no record where the service has none', async () => {
    globalThis.fetch = answer(200, { d: { results: [] } });
    expect(await get('W/1')).toBeNull();
  });
});
