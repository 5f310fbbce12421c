/** `/internal-testing/throw`: cannot be drawn, so that the error page can be looked at. */
export function Component(): never {
  throw new Error('Thrown on purpose by /internal-testing/throw');
}
