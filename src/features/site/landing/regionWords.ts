import { counted } from '#domain/kernel/wording/counted.ts';

import type { RegionDetail } from './landingApi.ts';

/** What a region's page says of itself where no text was written about it. */
export function regionLead({ level, name, recordCount, firstDecade, lastDecade, children }: Pick<RegionDetail, 'level' | 'name' | 'recordCount' | 'firstDecade' | 'lastDecade' | 'children'>): string {
  const span = firstDecade !== null && lastDecade !== null ? ` from the ${firstDecade}s${firstDecade === lastDecade ? '' : ` to the ${lastDecade}s`}` : '';
  const held = recordCount === 0 ? `No record of ${name} is loaded here yet.` : `${counted(recordCount, 'record')} of ${name}${span} can be searched here.`;
  if (level === 'county') return held;
  const below = children.length === 0 ? '' : ` Choose ${level === 'region' ? 'a county' : level === 'country' ? 'a part of it' : 'a country'} to go closer.`;
  return `${held}${below}`;
}

/** The address of a region's page. */
export const regionAddress = (key: string): string => `/region/${key}`;
