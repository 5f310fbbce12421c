import type { Database } from '#server/platform/db/database.ts';

/** Prices of single items in the sample, in minor units, with what they cost in credits. */
const PRICES = [
  ['CENSUS', 180, 220, 6],
  ['TRANSCRIPTION', 150, 180, 5],
  ['IMAGE', 300, 350, 10],
  ['PDF', 300, 350, 10],
  ['ARTICLE', 120, 150, 4],
] as const;

/** Packages of credits: how many, then pounds and euro in minor units. */
const PACKAGES = [
  [10, 250, 300],
  [40, 900, 1_050],
  [120, 2_400, 2_800],
] as const;

/** Puts the sample's prices of single records and credits into a database that has none. */
export async function seedSampleItems(db: Database): Promise<void> {
  const rows = PRICES.flatMap(([type, pounds, euro, credits]) => [
    { type, currency: 'GBP', amount: pounds, credits },
    { type, currency: 'EUR', amount: euro, credits },
  ]);
  const packages = PACKAGES.flatMap(([credits, pounds, euro]) => [
    { id: `credits-${credits}`, credits, currency: 'GBP', amount: pounds },
    { id: `credits-${credits}-eur`, credits, currency: 'EUR', amount: euro },
  ]);
  await db.transaction(async (tx) => {
    await tx.rows(
      `/* sampleItems.prices */ INSERT INTO item_price (type, currency, amount, credits)
       SELECT type, currency, amount, credits FROM jsonb_to_recordset($1::jsonb) AS row (type text, currency text, amount bigint, credits integer) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
    await tx.rows(
      `/* sampleItems.packages */ INSERT INTO credit_package (id, credits, currency, amount)
       SELECT id, credits, currency, amount FROM jsonb_to_recordset($1::jsonb) AS row (id text, credits integer, currency text, amount bigint) ON CONFLICT DO NOTHING`,
      [JSON.stringify(packages)],
    );
  });
}
