import type { RegionDetail } from './landingApi.ts';
import { regionTexts } from './regionTexts.ts';

/** What a region's page says of itself where no text was written about it. */
export function regionLead({
  level,
  name,
  recordCount,
  firstDecade,
  lastDecade,
  children,
}: Pick<RegionDetail, 'level' | 'name' | 'recordCount' | 'firstDecade' | 'lastDecade' | 'children'>): string {
  if (recordCount === 0) return regionTexts.noneLead(name);
  const held = regionTexts.held(
    recordCount,
    name,
    firstDecade !== null && lastDecade !== null ? regionTexts.span(firstDecade, lastDecade) : '',
  );
  if (level === 'county' || children.length === 0) return held;
  return `${held} ${level === 'region' ? regionTexts.chooseCounty : level === 'country' ? regionTexts.choosePart : regionTexts.chooseCountry}`;
}

/** The address of a region's page. */
export const regionAddress = (key: string): string => `/region/${key}`;
