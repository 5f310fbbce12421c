/** Where something in a tree was. */
export interface TreePlace {
  /** As written, from the smallest to the largest part, parted by commas. Never empty. */
  text: string;
  /** Degrees, WGS 84; null where no pin was set and the file has none. */
  position: { latitude: number; longitude: number } | null;
}
