import type { TaxSplit } from './tax.ts';

/** A line of a quote, and of the invoice that it becomes. */
export interface ChargeLine {
  description: string;
  /** With tax, in minor units; what is taken off is negative. */
  amount: number;
}

/** What is to be paid, with the tax in it and whose tax that is: what an invoice says of a quote or a renewal. */
export interface Charge extends TaxSplit {
  /** ISO 4217. */
  currency: string;
  /** Hundredths of a percent; null where the operator charges no tax. */
  rateBasisPoints: number | null;
  /** Where the buyer belongs: whose tax is in it. ISO 3166 alpha-2. */
  country: string;
  /** The signs of that: as the buyer stated, and of the card; null where there was none. */
  statedCountry: string | null;
  cardCountry: string | null;
  lines: readonly ChargeLine[];
}

/** A renewal that is due. */
export interface DueRenewal {
  subscriptionId: number;
  /** What the invoice of the coming period says; `cause` names subscription and period, which is invoiced once. */
  draft: Charge & { cause: string };
}
