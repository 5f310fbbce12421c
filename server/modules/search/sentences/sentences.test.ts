import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createAssistant, mayLeaveTheSite, readAnswer } from '#server/engines/search/assistant.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const READ =
  'query ReadSentence($text: String!) { readSentence(text: $text) { search parts { fieldId label text } unread readBy } }';
const SUGGEST =
  'query Suggested($input: RecordSearchInput!) { suggestedSearches(input: $input) { kind change search total } }';

interface Read {
  readSentence: {
    search: string;
    parts: { fieldId: string; label: string; text: string }[];
    unread: string[];
    readBy: string;
  };
}

/** What the assistant is asked, and what it answers. */
let asked: { headers: Record<string, unknown>; body: string }[] = [];
let answer: (respond: (status: number, content: string) => void) => void;
let provider: Server;
let site: TestApp;
let as: { memberId: number; groups: readonly string[] };

const search: SearchEngine = {
  ...emptySearch,
  // A search finds the more the fewer criteria it has: enough to identify the ones asked.
  count: async (queries) =>
    queries.map(({ criteria }) => (JSON.stringify(criteria).includes('"yearsEitherWay":5') ? 9 : 10 - criteria.length)),
};

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      answer((status, content) => void response.writeHead(status, { 'content-type': 'application/json' }).end(content));
    });
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  site = await startTestApp({ search, assistant: createAssistant({ url, key: 'secret-key', model: 'small' }, 300) });
  for (const [id, name] of [
    ['R-1861', 'Roche 1861'],
    ['R-1871', 'Roche 1871'],
    ['R-1881', 'Roche 1881'],
  ] as const)
    await publishRecords(site.db, aRecordSet({ id, name }), [aRecord('1', { LastName: 'PINCH' })]);
  const member = await createMember(site.db, {
    email: 'una@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  as = { memberId: member!.id, groups: ['ai-record-search'] };
}, 60_000);
afterAll(async () => {
  await site?.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = (respond) => respond(500, '{}');
});

const says = (content: unknown) =>
  JSON.stringify({
    choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
  });
const read = async (text: string, reader: object | undefined = as) => {
  const { data, errors } = await site.ask<Read>(READ, { text }, reader);
  if (!data) throw new Error(String(errors?.[0]?.extensions.code));
  return data.readSentence;
};

describe('readSentence', () => {
  it('makes a search of a sentence, with the words each field came from and those nothing was made of', async () => {
    expect(await read('farmer John Pinch who lived in Roche, Cornwall and juggled')).toEqual({
      search:
        'firstname=john&firstname_variants=true&lastname=pinch&lastname_variants=true&occupation=farmer*&place=roche%2C+cornwall&place_proximity=5',
      parts: [
        { fieldId: 'Occupation', label: 'Occupation', text: 'farmer' },
        { fieldId: 'FirstName', label: expect.any(String), text: 'John' },
        { fieldId: 'LastName', label: expect.any(String), text: 'Pinch' },
        { fieldId: 'Place', label: 'Place', text: 'in Roche, Cornwall' },
      ],
      unread: ['juggled'],
      readBy: 'rules',
    });
  });

  it('is for members of the test group, and looks missing to everyone else', async () => {
    await expect(read('John Pinch', {})).rejects.toThrow('UNAUTHENTICATED');
    await expect(read('John Pinch', { memberId: as.memberId })).rejects.toThrow('FORBIDDEN');
    expect(asked).toEqual([]);
  });

  it('asks the assistant for what lies far back, and sends it the sentence alone', async () => {
    answer = (respond) =>
      respond(
        200,
        says({
          fields: {
            FirstName: 'John',
            LastName: 'Pinch',
            YearOfBirth: { year: 1830, within: 5 },
            Nonsense: 'x',
            Ssn: '1',
            SourceCategory: 'no such kind',
          },
        }),
      );
    expect(await read('old John Pinch, a tiller of soil, born round 1830')).toMatchObject({
      search:
        'firstname=john&firstname_variants=true&lastname=pinch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=5',
      readBy: 'assistant',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key' });
    expect(asked[0]?.headers.cookie).toBeUndefined();
    const { messages, ...rest } = JSON.parse(asked[0]?.body ?? '{}') as {
      messages: { role: string; content: string }[];
    };
    expect(rest).toEqual({ model: 'small', temperature: 0, response_format: { type: 'json_object' } });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[1]?.content).toBe('old John Pinch, a tiller of soil, born round 1830');
  });

  it.each<[string, (respond: (status: number, content: string) => void) => void]>([
    ['fails', (respond) => respond(500, '{}')],
    ['answers what is no JSON', (respond) => respond(200, 'certainly!')],
    [
      'says nothing that stands',
      (respond) => respond(200, says({ fields: { Nonsense: 'x', FirstName: 7.5, LastName: '' } })),
    ],
    ['talks', (respond) => respond(200, says('Here you are.'))],
    ['never answers', () => undefined],
  ])('goes by the rules where the assistant %s', async (_what, answering) => {
    answer = answering;
    expect(await read('John Pinch born 1830')).toMatchObject({
      readBy: 'rules',
      search: expect.stringContaining('lastname=pinch'),
    });
    expect(asked).toHaveLength(1);
  });

  it('sends nothing about people who may be living', async () => {
    for (const text of [
      'Jane Pinch',
      'Jane Pinch born 1985',
      'Jane Pinch, daughter of John born 1830, died 1990',
      'Jane born 1830, una@example.com',
    ])
      await read(text);
    expect(asked).toEqual([]);
    expect([
      mayLeaveTheSite('born 1830', 2026),
      mayLeaveTheSite('born 1916', 2026),
      mayLeaveTheSite('born 1915', 2026),
    ]).toEqual([true, false, true]);
  });

  it('takes a thousand characters for what they are: a sentence and more', async () => {
    const { parts } = await read(`John Pinch ${'and '.repeat(300)} born 1985`);
    expect(parts.map(({ fieldId }) => fieldId)).toEqual(['FirstName', 'LastName']);
  });

  it('is limited', async () => {
    const patient = { memberId: as.memberId + 1000, groups: ['ai-record-search'] };
    const codes = new Set<string>();
    for (let count = 0; count < 61; count += 1)
      await read('John', patient).catch((error: Error) => codes.add(error.message));
    expect([...codes]).toEqual(['RATE_LIMITED']);
  });
});

describe('an answer of the assistant', () => {
  it('is read inside a fence, and its years are bounded', () => {
    expect(
      readAnswer('```json\n{"fields":{"YearOfBirth":{"year":1830,"within":400},"Place":"Roche"}}\n```'),
    ).toMatchObject({
      YearOfBirth: { values: ['1830'], yearsEitherWay: 40 },
      Place: { values: ['roche'], proximity: 5 },
    });
  });
});

describe('suggestedSearches', () => {
  const suggest = async (filters: object[]) =>
    (
      await site.ask<{ suggestedSearches: { kind: string; change: string; search: string; total: number }[] }>(
        SUGGEST,
        { input: { filters } },
      )
    ).data?.suggestedSearches;

  it('offers a visitor what finds more, changed in one thing, with its count', async () => {
    expect(
      await suggest([
        { fieldId: 'LastName', values: ['pinch'], variants: true },
        { fieldId: 'YearOfBirth', values: ['1830'], offset: 2 },
      ]),
    ).toEqual([
      {
        kind: 'years',
        change: 'Birth year 1830 ± 5',
        search: 'lastname=pinch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=5',
        total: 9,
      },
    ]);
  });

  it('offers the record sets beside one, and the places around one', async () => {
    expect((await suggest([{ fieldId: 'DatasetName', values: ['roche 1871'] }]))?.map(({ change }) => change)).toEqual([
      'In Roche 1861',
      'In Roche 1881',
    ]);
    const around = await suggest([{ fieldId: 'Place', values: ['roche, cornwall'], proximity: 0 }]);
    expect(around?.map(({ kind }) => kind)).toEqual(['place', 'place', 'place', 'place', 'place']);
    expect(around?.map(({ change }) => change)).toContain('In Bugle, Cornwall instead of Roche, Cornwall');
  });

  it('has nothing to say of a search for everything', async () => expect(await suggest([])).toEqual([]));
});
