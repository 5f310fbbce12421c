/**
 * Thrown by a guard, or by a page while it is drawn: there is no page at this address, or none that this reader may
 * know of.
 */
export class PageMissing extends Error {
  constructor() {
    super('Page not found');
    this.name = 'PageMissing';
  }
}
