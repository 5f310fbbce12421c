/** Months that staff look back at a survey, as an address and a choice name them. */
export const MONTH_SPANS = [
  { value: '1', label: 'the last month' },
  { value: '12', label: 'the last 12 months' },
  { value: '60', label: 'the last 5 years' },
] as const;

const USUAL = '12';

/** The span an address asks for, `?months=12`; a year for what is none. */
export function monthSpanIn(query: URLSearchParams): string {
  const asked = query.get('months') ?? USUAL;
  return MONTH_SPANS.some(({ value }) => value === asked) ? asked : USUAL;
}

/** The parameters of an address for a span. */
export const monthSpanQuery = (span: string): Record<string, string> => (span === USUAL ? {} : { months: span });
