/** The devices that an affiliate distinguishes. */
export const DEVICE_TYPES = ['desktop', 'tablet', 'mobile'] as const;

export type DeviceType = (typeof DEVICE_TYPES)[number];

/**
 * The device by the width of its window (spec 1 section 9, Q-011). For affiliates only: layouts have breakpoints.
 * @param width - of the window, in CSS pixels.
 */
export const deviceType = (width: number): DeviceType => (width > 1280 ? 'desktop' : width > 768 ? 'tablet' : 'mobile');
