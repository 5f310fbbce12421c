import {
  callEveryEndpoint,
  everyEndpoint,
  everyOperation,
  fieldOfCanary,
  leavesOf,
  type CanaryCall,
} from '#test/support/canaryCalls.ts';
import { PERSONAL_NUMBERS, PUBLIC_FIELDS } from '#test/support/publicFields.ts';

import { createStore } from '../../store.ts';
import { REFUSED } from './disclosure.ts';
import { OPERATION_DISCLOSURES, disclosedPathsOf } from './operationDisclosures.ts';

describe('the list of what may be seen of operations', () => {
  let calls: CanaryCall[];
  beforeAll(async () => {
    for (const how of ['error', 'warn'] as const) jest.spyOn(console, how).mockImplementation(() => undefined);
    calls = await callEveryEndpoint(createStore());
  });

  it('lists or refuses every endpoint of the site, and none that is not there', async () => {
    const endpoints = await everyEndpoint();
    expect(endpoints.length).toBeGreaterThan(150);
    // One that fails here was added without a decision: put it into one of the lists beside this test (docs/adr/0017).
    expect(endpoints.filter((endpoint) => !Object.hasOwn(OPERATION_DISCLOSURES, endpoint))).toEqual([]);
    expect(Object.keys(OPERATION_DISCLOSURES).filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
  });

  it('speaks of every operation that a feature wrote down: each is asked by an endpoint', () => {
    const asked = new Set(calls.map(({ operation }) => operation));
    expect(everyOperation().filter((name) => !asked.has(name))).toEqual([]);
  });

  it('lists no text that could be someone’s, no year, place or number of a person, and no field that is never answered', () => {
    const faults: string[] = [];
    for (const { endpoint, data } of calls) {
      const shown = disclosedPathsOf(endpoint);
      if (!shown) continue;
      const fields = new Map<string, string>();
      for (const [path, value] of leavesOf(data)) fields.set(path, fieldOfCanary(value) ?? 'word');
      for (const path of shown.answer) {
        const field = fields.get(path);
        // What a transform refuses to take from a canary is not there.
        if (data === null) continue;
        if (field === undefined) faults.push(`${endpoint}: ${path} is never answered`);
        else if (/:(?:String|ID|JSON|TreeDocument)$/u.test(field) && !PUBLIC_FIELDS.test(field.split(':')[0] ?? ''))
          faults.push(`${endpoint}: ${path} is ${field}`);
        else if (/:(?:Int|Float)$/u.test(field) && PERSONAL_NUMBERS.test(field.split(':')[0] ?? ''))
          faults.push(`${endpoint}: ${path} is ${field}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('lists of arguments only numbers and words of the schema, never a text that a reader can write', () => {
    const faults = calls.flatMap(({ endpoint, argumentTypes }) =>
      [...(disclosedPathsOf(endpoint)?.arguments ?? [])]
        .filter((path) => !/^(?:enum|Int|Float|Boolean)$/u.test(argumentTypes.get(path) ?? ''))
        .map((path) => `${endpoint}: ${path} is ${argumentTypes.get(path)}`),
    );
    expect(faults).toEqual([]);
  });

  it('refuses whatever holds a document of a tree or a key to an account', () => {
    const holds = calls
      .filter(({ data }) =>
        leavesOf(data).some(([, value]) => /:(?:JSON|TreeDocument)$/u.test(fieldOfCanary(value) ?? '')),
      )
      .map(({ endpoint }) => endpoint);
    expect(holds).toContain('treePerson');
    expect(
      [
        ...holds,
        'startPasskey',
        'renewRecoveryCodes',
        'createDataExport',
        'issueGedcomExport',
        'inviteToTree',
        'outboxMail',
      ].filter((endpoint) => OPERATION_DISCLOSURES[endpoint] !== REFUSED),
    ).toEqual([]);
  });
});
