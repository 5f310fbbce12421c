import { isNormalisedPath } from '#domain/kernel/routes/normalisedPath.ts';
import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { REGIONS } from '#domain/search/core/taxonomy/regions.ts';
import { SUBCATEGORY_IDS, subcategoryTrackingName } from '#domain/search/core/taxonomy/subcategories.ts';

/** What a label may say: the pattern of a route, or one of a few words. Nothing else ever becomes a label. */
type LabelValues = 'route' | readonly string[];

/** One measure that browsers take. */
interface MetricDefinition {
  /** For the people who read the metrics. */
  help: string;
  /** What its labels may say; every one must be given. */
  labels: Readonly<Record<string, LabelValues>>;
  /** The greatest value that is believed. */
  most: number;
  /** Upper bounds of the histogram; null for something that is only counted. */
  buckets: readonly number[] | null;
}

/** What the generic error page stands for: a page that could not be drawn, or code that did not arrive. */
const CRASH_KINDS = ['page-crash', 'page-code'];

/** Of every region and part of a region that the search form offers (spec 2 section 3, "Region"). */
const REGION_TAGS = REGIONS.flatMap(({ trackingTag, subRegions }) => [
  trackingTag,
  ...subRegions.map((part) => part.trackingTag),
]);

/** Of every subcategory that the results page offers (spec 2 section 3, "Search taxonomy"). */
const SUBCATEGORY_NAMES = SUBCATEGORY_IDS.flatMap((id) => subcategoryTrackingName(id) ?? []);

const TIMES_MS = [100, 250, 500, 800, 1200, 1800, 2500, 4000, 8000];

/** Every measure a browser may send, by its key. Any other key is refused. */
export const METRICS = {
  web_vital_cls: {
    help: 'Cumulative layout shift of a page, without unit.',
    labels: { path: 'route' },
    most: 100,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  web_vital_lcp: {
    help: 'Largest contentful paint, in milliseconds.',
    labels: { path: 'route' },
    most: 600_000,
    buckets: TIMES_MS,
  },
  web_vital_inp: {
    help: 'Interaction to next paint, in milliseconds.',
    labels: { path: 'route' },
    most: 600_000,
    buckets: [50, 100, 200, 300, 500, 1000, 3000],
  },
  web_vital_ttfb: {
    help: 'Time to the first byte of the document, in milliseconds.',
    labels: { path: 'route' },
    most: 600_000,
    buckets: TIMES_MS,
  },
  in_app_request: {
    help: 'Requests for messages in the browser, in milliseconds.',
    labels: { status: ['success', 'error'] },
    most: 600_000,
    buckets: TIMES_MS,
  },
  search_region: {
    help: 'Regions chosen in the record search form, by members and visitors who allow measuring.',
    labels: { tag: REGION_TAGS },
    most: 1,
    buckets: null,
  },
  search_subcategory: {
    help: 'Subcategories chosen on the results page, by members and visitors who allow measuring.',
    labels: { name: SUBCATEGORY_NAMES },
    most: 1,
    buckets: null,
  },
  page_crash: {
    help: 'Pages that had to be replaced by an error page.',
    labels: { path: 'route', kind: CRASH_KINDS },
    most: 1,
    buckets: null,
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricKey = keyof typeof METRICS;

/** The labels of each measure. */
export type LabelsOf<Key extends MetricKey> = { -readonly [Name in keyof (typeof METRICS)[Key]['labels']]: string };

/** One measurement as it travels (spec 1 section 7): exactly these four keys. */
export interface Measurement<Key extends MetricKey = MetricKey> {
  metricKey: Key;
  labels: LabelsOf<Key>;
  value: number;
  action: 'observe';
}

const isAllowed = (values: LabelValues, text: unknown): boolean =>
  typeof text === 'string' && (values === 'route' ? isNormalisedPath(text) : values.includes(text));

/** Reads what a browser sent. Null for an unknown key, a label with anything of its own, or an implausible value. */
export function readMeasurement(body: unknown): Measurement | null {
  if (
    !isObject(body) ||
    body.action !== 'observe' ||
    typeof body.metricKey !== 'string' ||
    !Object.hasOwn(METRICS, body.metricKey)
  )
    return null;
  const metricKey = body.metricKey as MetricKey;
  const definition: MetricDefinition = METRICS[metricKey];
  const { labels, value } = body;
  if (typeof value !== 'number' || !(value >= 0 && value <= definition.most) || !isObject(labels)) return null;
  const wanted = Object.entries(definition.labels);
  if (
    Object.keys(labels).length !== wanted.length ||
    !wanted.every(([name, values]) => isAllowed(values, labels[name]))
  )
    return null;
  return { metricKey, labels: { ...labels }, value, action: 'observe' };
}
