import { ENGLAND } from './nations/england.ts';
import { IRELAND, NORTHERN_IRELAND } from './nations/ireland.ts';
import type { CensusCopy } from './nations/nationCopy.ts';
import { SCOTLAND } from './nations/scotland.ts';
import { WALES } from './nations/wales.ts';

/** The nations that census copy exists for (spec 2 section 3). */
export const CENSUS_NATIONS = ['England', 'Wales', 'Scotland', 'Ireland', 'Northern Ireland'] as const;

/** One of the nations that census copy exists for. */
export type CensusNation = (typeof CENSUS_NATIONS)[number];

const COPY: Readonly<Record<CensusNation, CensusCopy>> = {
  England: ENGLAND,
  Wales: WALES,
  Scotland: SCOTLAND,
  Ireland: IRELAND,
  'Northern Ireland': NORTHERN_IRELAND,
};

/**
 * The census copy of a nation. Lists and facts are those of spec 2 section 9, the sentences our own.
 */
export const censusCopyOf = (nation: CensusNation): CensusCopy => COPY[nation];
