import type { Feature, Reader } from '../featuresApi.ts';
import { switchTexts } from '../texts.ts';

/** One thing staff can switch of a feature. */
export interface Switch {
  /** Null: for everyone. */
  memberId: string | null;
  /** What pressing its button makes of it. */
  isOn: boolean;
  /** The button. */
  label: string;
}

/** What can be switched of a feature while one account, or none (null), is looked at. */
export function switchesOf({ kind, isOnForEverybody, isOwn, heldThrough }: Feature, reader: Reader | null): Switch[] {
  const name = reader?.displayName ?? '';
  const memberId = reader?.memberId ?? null;
  if (kind === 'GRANT') {
    if (memberId === null || (heldThrough !== null && !isOwn)) return [];
    return [{ memberId, isOn: !isOwn, label: isOwn ? switchTexts.takeFrom(name) : switchTexts.give(name) }];
  }
  const isOn = isOnForEverybody === true;
  if (kind !== 'GROUP')
    return [{ memberId: null, isOn: !isOn, label: isOn ? switchTexts.turnOff : switchTexts.turnOn }];
  const everyone: Switch = { memberId: null, isOn: !isOn, label: isOn ? switchTexts.close : switchTexts.open };
  if (memberId === null) return [everyone];
  return [{ memberId, isOn: !isOwn, label: isOwn ? switchTexts.takeOut(name) : switchTexts.putIn(name) }, everyone];
}

/** Why nothing can be switched, and what to do; null when something can. */
export function switchHint({ kind, heldThrough, isOwn }: Feature, reader: Reader | null): string | null {
  if (kind !== 'GRANT') return null;
  if (reader === null) return switchTexts.chooseAccount;
  return heldThrough !== null && !isOwn ? switchTexts.heldThrough(reader.displayName, heldThrough) : null;
}
