import { isObject, isText } from '#domain/kernel/values/typeGuards.ts';

import type { Viewer } from './accessRule.ts';

/** Name of the cookie that overrides flags, groups, grants, settings and failures outside production. */
export const TEST_OVERRIDES_COOKIE = 'test_overrides';

/** What the cookie asks for. Empty objects and nulls override nothing. */
export interface TestOverrides {
  /** Flags turned on or off by name. */
  flags: Readonly<Record<string, boolean>>;
  /** The whole list of groups, or null to leave them. */
  groups: readonly string[] | null;
  /** The whole list of grants, or null to leave them. */
  grants: readonly string[] | null;
  /** Site settings by name, as they are in the cookie. */
  settings: Readonly<Record<string, unknown>>;
  failures: {
    /** The entitlement service answers with an error. */
    grants: boolean;
    /** GraphQL operations that answer with an error, with its code. */
    operations: Readonly<Record<string, string>>;
  };
}

const MAX_LENGTH = 4096;

/** Overrides nothing. */
export const NO_OVERRIDES: TestOverrides = {
  flags: {},
  groups: null,
  grants: null,
  settings: {},
  failures: { grants: false, operations: {} },
};

const record = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const entriesOf = <Kind>(value: unknown, is: (entry: unknown) => entry is Kind): Record<string, Kind> =>
  Object.fromEntries(Object.entries(record(value)).filter((entry): entry is [string, Kind] => is(entry[1])));

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const textsOf = (value: unknown): string[] | null => (Array.isArray(value) ? value.filter(isText) : null);

function decoded(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/**
 * Reads the value of the cookie: URL-encoded JSON. Total: whatever is not as described is passed over, and garbage
 * overrides nothing. Whether overrides count at all is the caller's to know: production ignores them.
 */
export function parseTestOverrides(value: string | null | undefined): TestOverrides {
  if (!value || value.length > MAX_LENGTH) return NO_OVERRIDES;
  const asked = record(decoded(value));
  const failures = record(asked.failures);
  return {
    flags: entriesOf(asked.flags, isBoolean),
    groups: textsOf(asked.groups),
    grants: textsOf(asked.grants),
    settings: record(asked.settings),
    failures: { grants: failures.grants === true, operations: entriesOf(failures, isText) },
  };
}

/** The overrides in a Cookie header or in `document.cookie`; null and undefined override nothing. */
export function testOverridesIn(cookies: string | null | undefined): TestOverrides {
  const start = `${TEST_OVERRIDES_COOKIE}=`;
  const pair = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return parseTestOverrides(pair?.slice(start.length));
}

/** A reader as the overrides want them. Who they are, and whether they are staff, cannot be overridden. */
export function applyTestOverrides(viewer: Viewer, overrides: TestOverrides): Viewer {
  const flags = new Set(viewer.flags);
  for (const [name, isOn] of Object.entries(overrides.flags)) {
    if (isOn) flags.add(name);
    else flags.delete(name);
  }
  return {
    ...viewer,
    flags: [...flags],
    groups: overrides.groups ?? viewer.groups,
    grants: overrides.failures.grants ? null : (overrides.grants ?? viewer.grants),
  };
}
