import { requestIdOf } from '#domain/kernel/errors/failure.ts';
import {
  SUPPORT_FORMAT,
  type RecordedState,
  type RecordedStep,
  type SupportFile,
} from '#domain/staff/support/supportFile.ts';
import { selectConsentAnswers } from '#features/kernel/consent/index.ts';
import { selectFlags, selectGrants, selectGroups } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { recentRequests } from '#services/graphql/watchedFetch.ts';
import { errorClassOf, framesOf } from '#services/reporting/describeThrown.ts';
import type { SupportOccasion } from '#services/support/supportDetails.ts';

import type { RootState } from '../rootReducer.ts';
import type { AppStore } from '../store.ts';
import { allowedConsent, allowedEntitlements, ALLOWED_PAYLOADS, ALLOWED_SLICES } from './allowedSlices.ts';
import { createMask } from './mask.ts';
import { allowedPage, pageOf } from './pageOf.ts';
import { createAnswerRecorder } from './recordedAnswers.ts';
import { type StoredStep, pageShown } from './recording.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** What the browser remembers of a kind of measurement; nothing where it knows no such kind. */
function rememberedOf(type: string): PerformanceEntry[] {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type)) return [];
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}

/**
 * How fast this document came, in milliseconds since its request (CLS: sum of layout shifts), as far as the browser
 * reports it.
 */
function readVitals(): Record<string, number> {
  const navigation = performance.getEntriesByType?.('navigation')[0];
  const paint = performance.getEntriesByType?.('paint').find(({ name }) => name === 'first-contentful-paint');
  const largest = rememberedOf('largest-contentful-paint').at(-1);
  const shifts = rememberedOf('layout-shift') as Shift[];
  const found = {
    TTFB: navigation?.responseStart,
    FCP: paint?.startTime,
    LCP: largest?.startTime,
    ...(shifts.length > 0 && {
      CLS: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    }),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value * 1000) / 1000]],
    ),
  );
}

type Recorder = ReturnType<typeof createAnswerRecorder>;

const TYPE = /^[\w/.-]{1,80}$/u;
const CODE = /^[\w:.-]{1,80}$/u;

function slicesOf(state: RootState): Record<string, unknown> {
  const allowed = ALLOWED_SLICES as Record<string, ((slice: unknown) => unknown) | undefined>;
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, slice]) =>
      Object.hasOwn(allowed, name) ? [[name, allowed[name]?.(slice)]] : [],
    ),
  );
}

function stepOf({ at, action }: StoredStep, recorder: Recorder): RecordedStep {
  const step = { at, type: TYPE.test(action.type) ? action.type : 'unknown', ...recorder.ofAction(action) };
  if (pageShown.match(action)) return { ...step, page: allowedPage(action.payload) };
  const allow = Object.hasOwn(ALLOWED_PAYLOADS, action.type) ? ALLOWED_PAYLOADS[action.type] : undefined;
  if (allow) return { ...step, payload: allow(action.payload as never) };
  return action.payload === undefined && !action.type.startsWith('api/') ? { ...step, payload: null } : step;
}

/**
 * What the reader saw and what happened last, without a name, a word they typed, a password or a token: each part
 * passes an allow-list, and what is on none is left out (docs/adr/0017). Reads the store; changes nothing.
 */
export function makeSupportFile(store: AppStore, { requestId, error }: SupportOccasion): SupportFile {
  const state = store.getState();
  const recorder = createAnswerRecorder(createMask());
  const [first] = store.recording.steps;
  const page = pageOf(window.location);
  // The first page is recorded a moment after it was drawn: it was there all the while.
  const firstPage =
    first?.page ?? store.recording.steps.map(({ action }) => action).find(pageShown.match)?.payload ?? page;
  const before = (first?.before ?? state) as RootState;
  const start: RecordedState = {
    page: allowedPage(firstPage),
    slices: slicesOf(before),
    answers: recorder.ofCache(before.api.queries),
  };
  const { mode, version, requestId: documentRequestId } = readSiteBoot();
  const grants = selectGrants(state);
  const { groups, flags, ...access } = allowedEntitlements({
    grants: grants ?? [],
    holdings: [],
    groups: selectGroups(state),
    flags: selectFlags(state),
  });
  const failedRequest = requestIdOf(error) ?? requestId;
  return {
    kind: 'muniment-support',
    format: SUPPORT_FORMAT,
    madeAt: Date.now(),
    version,
    mode,
    documentRequestId: documentRequestId || null,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    isEmbedded: isEmbedded(window.location.search),
    page,
    access: { grants: grants && access.grants, groups, flags },
    consent: Object.entries(allowedConsent(selectConsentAnswers(state))).flatMap(([group, isAllowed]) =>
      isAllowed ? [group] : [],
    ),
    error:
      error === undefined
        ? null
        : {
            errorClass: errorClassOf(error),
            requestId: failedRequest !== null && CODE.test(failedRequest) ? failedRequest : null,
            frames: framesOf(error),
          },
    requests: recentRequests().filter(({ operation }) => CODE.test(operation.replaceAll('/', '.'))),
    vitals: readVitals(),
    start,
    steps: store.recording.steps.map((step) => stepOf(step, recorder)),
  };
}
