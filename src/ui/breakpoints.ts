/** The ten breakpoints in CSS pixels (spec 2 section 9); `src/styles/_breakpoints.scss` holds the same. */
export const BREAKPOINTS = {
  xxs375: 375,
  xs: 480,
  sm: 640,
  md: 768,
  lg: 960,
  xl: 1024,
  xxl: 1400,
  twlg: 1024,
  twxl: 1280,
  twxxl: 1536,
} as const;

export type BreakpointName = keyof typeof BREAKPOINTS;

/** Media query for screens narrower than a breakpoint. Below `md` is "mobile". */
export const belowQuery = (name: BreakpointName): string => `(max-width: ${BREAKPOINTS[name] - 0.02}px)`;
