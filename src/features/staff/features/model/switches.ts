import type { Feature, Reader } from '../featuresApi.ts';

/** One thing staff can switch of a feature. */
export interface Switch {
  /** Null: for everybody. */
  memberId: string | null;
  /** What pressing its button makes of it. */
  isOn: boolean;
  /** The button. */
  label: string;
}

/** What can be switched of a feature while one account, or nobody's (null), is looked at. */
export function switchesOf({ kind, isOnForEverybody, isOwn, heldThrough }: Feature, reader: Reader | null): Switch[] {
  const name = reader?.displayName ?? '';
  const memberId = reader?.memberId ?? null;
  if (kind === 'GRANT') {
    if (memberId === null || (heldThrough !== null && !isOwn)) return [];
    return [{ memberId, isOn: !isOwn, label: isOwn ? `Take it from ${name}` : `Give it to ${name}` }];
  }
  const isOn = isOnForEverybody === true;
  if (kind !== 'GROUP') return [{ memberId: null, isOn: !isOn, label: isOn ? 'Turn off for everybody' : 'Turn on for everybody' }];
  const everybody: Switch = { memberId: null, isOn: !isOn, label: isOn ? 'Close to all but its members' : 'Open to everybody' };
  if (memberId === null) return [everybody];
  return [{ memberId, isOn: !isOwn, label: isOwn ? `Take ${name} out` : `Put ${name} in` }, everybody];
}

/** Why nothing can be switched, and what to do; null when something can. */
export function switchHint({ kind, heldThrough, isOwn }: Feature, reader: Reader | null): string | null {
  if (kind !== 'GRANT') return null;
  if (reader === null) return 'Grants belong to accounts. Choose an account on the list of features to give or take this one.';
  return heldThrough !== null && !isOwn ? `${reader.displayName} holds this through ${heldThrough}: take that one away instead.` : null;
}
