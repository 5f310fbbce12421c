/** The devices that an affiliate distinguishes. */
export const DEVICE_TYPES = ['desktop', 'tablet', 'mobile'] as const;

export type DeviceType = (typeof DEVICE_TYPES)[number];

/**
 * The device by the width of its window (spec 1 section 9, Q-011). For affiliates only: layouts have breakpoints.
 * @param width - of the window, in CSS pixels.
 */
export const deviceType = (width: number): DeviceType => (width > 1280 ? 'desktop' : width > 768 ? 'tablet' : 'mobile');

const PARAMETERS = ['clickid', 'irclickid'];
const CLICK_ID = /^[\w.~:|-]{1,200}$/u;

/**
 * Whether a text can be a click id: letters, digits and a few signs, so that it can travel as a cookie and into a
 * report.
 */
export const isClickId = (text: string): boolean => CLICK_ID.test(text);

/**
 * The click id in the query of an address (spec 1 section 4); null where there is none.
 * @param search - with or without the question mark.
 */
export function clickIdIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return PARAMETERS.map((name) => query.get(name)).find((value) => value !== null && isClickId(value)) ?? null;
}
