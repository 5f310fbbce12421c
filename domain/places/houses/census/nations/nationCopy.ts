/** What a page says about the censuses of one nation. The keys are those of spec 2 section 3. */
export interface CensusCopy {
  'section-heading': string;
  'section-copy': string;
  'results-heading': string;
  'results-copy': string;
  /** Names of the nation's censuses, the newest first; each is a key of `Censuses`. */
  'result-recordsets': readonly string[];
  /** From the name of a census to two or three sentences about it. */
  Censuses: Readonly<Record<string, string>>;
}
