import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { buildSchema } from 'graphql';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Log } from '#server/platform/config/log.ts';
import { browserOperations, type BrowserOperation } from '#test/support/livingCanary/browserOperations.ts';
import { canaryTree, WHO } from '#test/support/livingCanary/canaryTree.ts';
import { canariesIn, OTHER_STEM, STEM } from '#test/support/livingCanary/canaryWords.ts';
import { guessVariables, type Asked, type Typed } from '#test/support/livingCanary/guessVariables.ts';
import { plantTrees, type Planted, type PlantedTree } from '#test/support/livingCanary/plantTrees.ts';
import { MEDIA, pageAddresses, readAddresses } from '#test/support/livingCanary/siteAddresses.ts';
import { withoutTyped } from '#test/support/livingCanary/withoutTyped.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const operations = browserOperations();
const queries = operations.filter(({ isMutation }) => !isMutation);

const logged: string[] = [];
const write = (fields: Record<string, unknown>, message: string) =>
  void logged.push(
    JSON.stringify({ ...fields, message }, (_key, value: unknown) =>
      value instanceof Error ? { ...value, name: value.name, message: value.message, stack: value.stack } : value,
    ),
  );
const log: Log = { debug: write, info: write, warn: write, error: write };

let site: TestApp;
let planted: Planted;
beforeAll(async () => {
  site = await startTestApp({ log, settings: { searchLimit: 1_000_000 } });
  planted = await plantTrees(site);
}, 120_000);
afterAll(() => site?.close());

/**
 * What is typed to look for a living person of a tree: the first letters of every canary, whole names, a private fact,
 * a year.
 */
const typedWith = (stem: string, letter: string): Typed[] => {
  const [begun, whole, year] = [stem.toLowerCase(), `${stem.toLowerCase()}${letter}`, stem === STEM ? 1987 : 1387];
  return [
    { given: begun, surname: begun, place: begun, text: begun, year: null },
    {
      given: `${whole}childgiven`,
      surname: `${whole}childsurname`,
      place: `${whole}childplace`,
      text: `${whole}childgiven ${whole}childsurname`,
      year: null,
    },
    { given: '', surname: '', place: `${whole}secretplace`, text: `${whole}secretvalue`, year: null },
    { given: '', surname: '', place: '', text: '', year },
  ];
};
const NOBODY = typedWith(OTHER_STEM, 'o')[0]!;

type Subject = Pick<Asked, 'tree' | 'who'> & { letter: string };
interface Reader {
  name: string;
  as: Partial<Viewer> | undefined;
  token?: string;
  viewAs?: 'GUEST' | 'VISITOR';
  /** Words of the planted ones that the reader may know. */
  mayKnow?: readonly string[];
  subjects: Subject[];
}

const of = (tree: PlantedTree, letter: string, ...people: number[]): Subject[] =>
  people.map((who) => ({ tree, letter, who }));
function readers(): Reader[] {
  const { open, linked, shared, imported, closed, own, owner, member, guest } = planted;
  const ownerName = [`${STEM}owner`.toLowerCase()];
  return [
    {
      name: 'a visitor',
      as: undefined,
      subjects: [
        ...of(open, 'o', WHO.living, WHO.dead, WHO.aunt, WHO.hidden),
        ...of(linked, 'l', WHO.dead),
        ...of(closed, 'c', WHO.dead),
      ],
    },
    {
      name: 'a visitor with the link',
      as: undefined,
      token: linked.token!,
      subjects: of(linked, 'l', WHO.living, WHO.dead, WHO.root),
    },
    {
      name: 'a visitor with a wrong link',
      as: undefined,
      token: 'a-wrong-token',
      subjects: [...of(linked, 'l', WHO.living), ...of(closed, 'c', WHO.dead)],
    },
    {
      name: 'another member',
      as: member,
      mayKnow: ownerName,
      subjects: [
        ...of(open, 'o', WHO.wife),
        ...of(closed, 'c', WHO.root),
        ...of(shared, 's', WHO.dead),
        ...of(own, 'o', WHO.dead),
      ],
    },
    {
      name: 'a guest who does not see the living',
      as: guest,
      mayKnow: ownerName,
      subjects: [...of(shared, 's', WHO.living, WHO.dead), ...of(imported, 's', WHO.living, WHO.dead)],
    },
    {
      name: 'the owner as a visitor',
      as: owner,
      viewAs: 'VISITOR',
      mayKnow: ownerName,
      subjects: of(shared, 's', WHO.living, WHO.dead),
    },
    {
      name: 'the owner as a guest',
      as: owner,
      viewAs: 'GUEST',
      mayKnow: ownerName,
      subjects: of(shared, 's', WHO.living, WHO.dead),
    },
  ];
}

const asked = ({ tree, who }: Subject, { token, viewAs }: Pick<Reader, 'token' | 'viewAs'>, typed: Typed): Asked => ({
  tree,
  who,
  token: token ?? null,
  viewAs: viewAs ?? null,
  typed,
});
/** Whose look the owner borrows is a variable of an operation; without it they ask as themselves. */
const mayAsk = ({ definition }: BrowserOperation, { viewAs }: Reader) =>
  !viewAs || definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'viewAs');
/** An invitation names the owner of the tree to the holder of its code. */
const isByCode = ({ definition }: BrowserOperation) =>
  definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'code') ?? false;

/** Addresses of the server in an answer: of pictures, and of files that were made ready. */
const ADDRESS = /"(\/api\/[^"]+)"/gu;

/** An answer without anything but errors. */
const REFUSED = /^\{(?:"errors":.*|"data":null,"errors":.*)\}$/mu;

/** The answer of an operation, with what is at the addresses in it. */
async function send(
  operation: BrowserOperation,
  variables: Record<string, unknown>,
  as: Reader['as'],
  viewAs?: Reader['viewAs'],
): Promise<string> {
  const answer = await site.call(operation.text, variables, as);
  const followed: string[] = [];
  // An address that the owner follows is requested as the owner, in whichever role they look.
  for (const [, address = ''] of viewAs ? [] : answer.body.matchAll(ADDRESS)) {
    const there = await site.app.inject({ method: 'GET', url: address, headers: as ? site.headersOf(as) : {} });
    followed.push(JSON.stringify(there.headers), there.rawPayload.toString('latin1'));
  }
  return [JSON.stringify(answer.headers), answer.body, ...followed].join('\n');
}

describe('a living person', () => {
  it('is shown to the owner: every canary is where it can be read', async () => {
    const seen = new Set<string>();
    const sent = new Set<string>();
    for (const who of Object.values(WHO)) {
      for (const operation of queries) {
        for (const { values } of guessVariables(
          schema,
          operation.definition,
          asked({ tree: planted.shared, who, letter: 's' }, {}, NOBODY),
        )) {
          const call = `${operation.name} ${JSON.stringify(values)}`;
          if (sent.has(call)) continue;
          sent.add(call);
          for (const word of canariesIn(await send(operation, values, planted.owner))) seen.add(word);
        }
      }
    }
    const words = canariesIn(JSON.stringify(canaryTree('s', 'Plainham')));
    expect(words.filter((word) => !seen.has(word))).toEqual([]);
    expect(
      ['sgrandgiven', 'sinvited', 'sevidence', 'owner'].filter((label) => !seen.has(`${STEM}${label}`.toLowerCase())),
    ).toEqual([]);
  });

  it('is shown to no one else by any operation, nor counted for those who look for them', async () => {
    const leaks: string[] = [];
    // Visitors with and without a link ask the same where an operation is of no tree: the answer is looked at once.
    const sentAs = new Map<string, Set<string>>();
    for (const reader of readers()) {
      for (const operation of queries.filter((one) => mayAsk(one, reader))) {
        const asker = `${operation.name} ${JSON.stringify([reader.as, reader.mayKnow])}`;
        const sent = sentAs.get(asker) ?? new Set<string>();
        sentAs.set(asker, sent);
        const allowed = [...(reader.mayKnow ?? []), ...(isByCode(operation) ? [`${STEM}owner`.toLowerCase()] : [])];
        const read = async (variables: Record<string, unknown>) => {
          // What is refused as too much would tell nothing, in words that differ by the second.
          await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
          const answer = await send(operation, variables, reader.as, reader.viewAs);
          if (!REFUSED.test(answer)) isAnswered = true;
          return { answer, words: canariesIn(answer).filter((word) => !allowed.includes(word)) };
        };
        let isAnswered = false;
        const isSearched = (subject: Subject) =>
          reader.subjects.indexOf(subject) === reader.subjects.findIndex(({ tree }) => tree === subject.tree);
        for (const subject of reader.subjects) {
          for (const { values } of guessVariables(schema, operation.definition, asked(subject, reader, NOBODY))) {
            const text = JSON.stringify(values);
            if (sent.has(text)) continue;
            sent.add(text);
            const { words } = await read(values);
            if (words.length > 0) leaks.push(`${operation.name} ${text} tells ${reader.name} ${words.join(' ')}`);
          }
          // Who is refused whatever they ask would be for any word.
          if (!isSearched(subject) || !isAnswered) continue;
          const [looked, other] = [typedWith(STEM, subject.letter), typedWith(OTHER_STEM, subject.letter)];
          for (const [at, typed] of looked.entries()) {
            const nobody = other[at]!;
            const pairs = guessVariables(schema, operation.definition, asked(subject, reader, typed)).filter(
              ({ isTyped }) => isTyped,
            );
            const others = guessVariables(schema, operation.definition, asked(subject, reader, nobody)).filter(
              ({ isTyped }) => isTyped,
            );
            for (const [turn, { values }] of pairs.entries()) {
              if (sent.has(JSON.stringify(values))) continue;
              sent.add(JSON.stringify(values));
              const mine = withoutTyped((await read(values)).answer, typed);
              const theirs = withoutTyped((await read(others[turn]!.values)).answer, nobody);
              if (mine !== theirs)
                leaks.push(
                  `${operation.name} ${JSON.stringify(values)} answers ${reader.name} ${mine.trim().slice(0, 300)} and for nobody ${theirs.trim().slice(0, 300)}`,
                );
            }
          }
        }
      }
    }
    expect(leaks).toEqual([]);
  });

  it('is revealed by no change that others try to make, and none of them changes a tree', async () => {
    const versions = () =>
      site.db.rows(
        '/* test.versions */ SELECT id, version, person_count, share_token FROM tree WHERE id = ANY($1::bigint[]) ORDER BY id',
        [[planted.open, planted.linked, planted.shared, planted.closed].map(({ id }) => id)],
      );
    const before = await versions();
    const leaks: string[] = [];
    for (const [at, operation] of operations.filter(({ isMutation }) => isMutation).entries()) {
      const memberId = (await createMember(site.db, {
        email: `trier${at}-${randomUUID()}@example.com`,
        firstName: 'Tom',
        lastName: 'Trier',
        passwordHash: null,
      }))!.id;
      await site.db.rows(
        "/* test.guest */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) SELECT unnest($1::bigint[]), $2, 'guest', false",
        [[planted.shared.id, planted.imported.id], memberId],
      );
      const as = { memberId, grants: defaultGrants('member') };
      const sent = new Set<string>();
      const tries: Reader[] = [
        { name: 'a visitor', as: undefined, subjects: of(planted.open, 'o', WHO.living) },
        {
          name: 'a visitor with the link',
          as: undefined,
          token: planted.linked.token!,
          subjects: of(planted.linked, 'l', WHO.dead),
        },
        {
          name: 'a guest of another tree',
          as,
          subjects: [
            ...of(planted.shared, 's', WHO.dead, WHO.living),
            ...of(planted.imported, 's', WHO.dead),
            ...of(planted.open, 'o', WHO.dead),
            ...of(planted.closed, 'c', WHO.living),
          ],
        },
      ];
      for (const reader of tries) {
        for (const subject of reader.subjects) {
          for (const { values } of guessVariables(schema, operation.definition, asked(subject, reader, NOBODY))) {
            const call = `${reader.name} ${JSON.stringify(values)}`;
            if (sent.has(call)) continue;
            sent.add(call);
            const words = canariesIn(await send(operation, values, reader.as)).filter(
              (word) => word !== `${STEM}owner`.toLowerCase(),
            );
            if (words.length > 0)
              leaks.push(`${operation.name} ${JSON.stringify(values)} tells ${reader.name} ${words.join(' ')}`);
          }
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(await versions()).toEqual(before);
  });

  /** What is said to a reader at every address of a tree, with the canaries in it. */
  async function readAll(
    tree: PlantedTree,
    who: number,
    token: string | null,
    as?: Partial<Viewer>,
  ): Promise<{ address: string; words: string[] }[]> {
    const seen = [];
    for (const address of [
      ...(as ? [] : pageAddresses(tree, who, token)),
      ...readAddresses(site.app, tree, who, token),
    ]) {
      const answer = await site.app.inject({ method: 'GET', url: address, headers: as ? site.headersOf(as) : {} });
      seen.push({
        address,
        words: canariesIn(`${JSON.stringify(answer.headers)} ${answer.rawPayload.toString('latin1')}`),
      });
    }
    return seen;
  }

  it('is at no address of the site but to the owner', async () => {
    const { open, linked, shared, closed, owner, member, guest } = planted;
    const mayNot = [
      [open],
      [linked, linked.token],
      [linked, 'a-wrong-token'],
      [shared],
      [closed],
      [open, null, member],
      [shared, null, guest],
      [closed, null, member],
    ] as const;
    const seen = [];
    for (const [tree, token, as] of mayNot)
      for (const who of [WHO.living, WHO.dead]) seen.push(...(await readAll(tree, who, token ?? null, as)));
    expect(seen.filter(({ words }) => words.length > 0)).toEqual([]);
    const toOwner = (await readAll(shared, WHO.living, null, owner)).filter(({ words }) =>
      words.includes(`${STEM}spixels`.toLowerCase()),
    );
    expect(toOwner).toHaveLength(MEDIA.length);
  });

  it('is in no line of the log', () => {
    expect(logged.length).toBeGreaterThan(1_000);
    expect(logged.filter((line) => canariesIn(line).length > 0)).toEqual([]);
  });
});
