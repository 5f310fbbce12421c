/** How the pixels of a page are shown; the page itself stays as it is. */
export interface ImageLook {
  /** In percent of the original: 50 to 200. */
  brightness: number;
  contrast: number;
  isInverted: boolean;
}

export const PLAIN_LOOK: ImageLook = { brightness: 100, contrast: 100, isInverted: false };

/** As a CSS filter. */
export const filterOf = ({ brightness, contrast, isInverted }: ImageLook): string =>
  `brightness(${brightness}%) contrast(${contrast}%)${isInverted ? ' invert(1)' : ''}`;
