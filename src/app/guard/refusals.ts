/** Thrown by a guard: the page exists, this reader may not see it. Drawn in place, under the same address. */
export class AccessDenied extends Error {
  readonly missingGrants: readonly string[];

  constructor(missingGrants: readonly string[]) {
    super('Access denied');
    this.name = 'AccessDenied';
    this.missingGrants = missingGrants;
  }
}

/** A guard could not learn what it has to decide by: the failed call is its cause. */
export class GuardQueryFailed extends Error {
  constructor(cause: unknown) {
    super('There is no answer', { cause });
    this.name = 'GuardQueryFailed';
  }
}

/**
 * Whether the reader is signed in could not be learnt: nothing answered. It is asked for again by itself, and the page
 * opens then.
 */
export class SessionUnanswered extends Error {
  constructor() {
    super('There is no answer whose session this is');
    this.name = 'SessionUnanswered';
  }
}

/** The code of a page did not arrive: offline, or the site was updated while the reader had it open. */
export class PageLoadFailed extends Error {
  constructor(pageId: string, cause: unknown) {
    super(`The code of page ${pageId} did not arrive`, { cause });
    this.name = 'PageLoadFailed';
  }
}
