import { wholeAmount } from './money.ts';

/** What is in a price. Minor units; net + tax = gross, always. */
export interface TaxSplit {
  gross: number;
  net: number;
  tax: number;
}

/**
 * Takes the tax out of a price that includes it, rounded once to the nearest minor unit, halves up, and by size alone:
 * a credit of an amount holds the same tax as the amount.
 * @param gross - minor units; may be negative.
 * @param rateBasisPoints - hundredths of a percent (2000 is 20 %); null when the operator has no tax number.
 */
export function splitTax(gross: number, rateBasisPoints: number | null): TaxSplit {
  if (rateBasisPoints === null || rateBasisPoints === 0) return { gross: wholeAmount(gross), net: gross, tax: 0 };
  const rate = BigInt(wholeAmount(rateBasisPoints));
  const whole = 10_000n + rate;
  const size = BigInt(Math.abs(wholeAmount(gross)));
  const tax = Number((size * rate * 2n + whole) / (2n * whole)) * (gross < 0 ? -1 : 1);
  return { gross, net: gross - tax, tax };
}

/** A rate that holds for a country from a day on, `YYYY-MM-DD`. */
export interface TaxRate {
  country: string;
  rateBasisPoints: number;
  validFrom: string;
}

/**
 * The rate of a country on a day: the latest that had begun. Null where the operator knows none, or is not registered.
 */
export function rateOn(rates: readonly TaxRate[], country: string, day: string): number | null {
  const begun = rates
    .filter((rate) => rate.country === country && rate.validFrom <= day)
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return begun.at(-1)?.rateBasisPoints ?? null;
}
