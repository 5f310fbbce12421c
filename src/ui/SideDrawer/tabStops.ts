import { isSeen } from './isSeen.ts';

const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]';

/** Of radio buttons that belong together Tab stops at one: the chosen one, or any where none is. */
const isPassedBy = (element: HTMLElement, all: readonly HTMLElement[]): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.checked &&
      other.name === element.name &&
      other.form === element.form,
  );

/** Where the Tab key stops inside an element, in order. */
export function tabStops(within: Element): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(STOPS)];
  return all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      isSeen(element) &&
      !isPassedBy(element, all),
  );
}
