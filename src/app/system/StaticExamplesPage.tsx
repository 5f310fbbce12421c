/** `/static-examples/*` renders nothing (spec 1 section 2). */
export function Component() {
  return null;
}
