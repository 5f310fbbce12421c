import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { checkTreeInPortions } from '#domain/trees/core/rules/treeWarnings.ts';
import { collectFindings, type TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { factFindings, familyFindings } from '#domain/trees/quality/factFindings.ts';
import type { CheckedFact } from '#domain/trees/quality/treeFinding.ts';
import { checkedTree } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

interface FactRow extends CheckedFact {
  personId: number;
}

/** A fact whose date is put in words only where a finding quotes it: of half a million facts few are. */
const worded = (fact: CheckedFact): CheckedFact => ({
  ...fact,
  get text() {
    return fact.text === null ? null : treeDateInWords({ text: fact.text });
  },
});

/**
 * The dated facts of the people whose numbers lie between two, by person: never whole documents, which are many times
 * as large. Nothing is found in a fact without a date.
 */
async function factsOfPeople(
  db: Database,
  treeId: number,
  from: number,
  to: number,
): Promise<Map<number, CheckedFact[]>> {
  const rows = await db.rows<FactRow>(
    `/* treeQuality.facts */ SELECT d.id AS "personId", f ->> 'type' AS type, f ->> 'label' AS label, f #>> '{date,text}' AS text, (f #>> '{date,from}')::int AS "from", (f #>> '{date,to}')::int AS "to",
       coalesce(jsonb_typeof(f -> 'place') = 'object', false) AS "hasPlace"
     FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS f WHERE d.tree_id = $1 AND d.kind = 'person' AND d.id BETWEEN $2 AND $3 AND jsonb_typeof(f -> 'date') = 'object'`,
    [treeId, from, to],
  );
  const facts = new Map<number, CheckedFact[]>();
  for (const { personId, ...fact } of rows) {
    const known = facts.get(personId);
    if (known) known.push(worded(fact));
    else facts.set(personId, [worded(fact)]);
  }
  return facts;
}

/** People whose facts are read at once. */
const PORTION = 1_000;

/** Everything that looks wrong in a tree. A large tree takes seconds: away from the requests (`wholeTrees`). */
export async function checkTree(db: Database, treeId: number): Promise<TreeFindings> {
  const { persons, families } = await checkedTree(db, treeId);
  const { add, finish } = collectFindings();
  for (const portion of checkTreeInPortions(persons, families)) add(portion);
  const people = new Map(persons.map((person) => [person.id, person]));
  for (const family of families) add(familyFindings(family, people));
  for (let at = 0; at < persons.length; at += PORTION) {
    const portion = persons.slice(at, at + PORTION);
    const facts = await factsOfPeople(db, treeId, portion[0]?.id ?? 0, portion.at(-1)?.id ?? 0);
    for (const person of portion) add(factFindings(person, facts.get(person.id) ?? []));
  }
  return finish();
}
