import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { RequestFacts } from '#domain/staff/duties/secondPerson.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { Database } from '#server/platform/db/database.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** What a second person can approve, by all modules. */
    staffRequestKinds: readonly StaffRequestKind[];
  }
}

declare module '#server/modules/kernel/site/site.ts' {
  interface Module {
    /** What a second person of staff can approve for it. */
    staffRequests?: (site: Site) => readonly StaffRequestKind[];
  }
}

/** A request that a second person decides, as it is kept. */
export interface StaffRequest extends RequestFacts {
  id: number;
  kind: string;
  duty: StaffDuty;
  payload: SmallJson;
  /** In the words of who asked. */
  reason: string;
  askedAt: Date;
  decidedBy: number | null;
}

/** What can be asked of a second person, and what happens when they approve. */
export interface StaffRequestKind {
  /** Kept with each request: lower case and hyphens, such as `refund`. */
  name: string;
  /** Both people need it. */
  duty: StaffDuty;
  /** Whether staff may ask this for their own account; another person must approve it either way. */
  mayBeAboutOneself: boolean;
  /** One line for who decides, such as "Give £120.00 back". Reads nothing but the payload. */
  describe: (payload: SmallJson) => string;
  /**
   * Carries it out in the transaction of the approval, once, and writes its own act down with `recordStaffAct`.
   * Whatever it throws undoes the approval and reaches who approved: throw a `refusal` with what they can do.
   */
  run: (tx: Database, request: StaffRequest) => Promise<void>;
  /**
   * What reaches beyond the database, after the approval is stored. May run more than once for one request, also on two
   * copies of the server at a time: it must be idempotent by `request.id`. What it throws is logged, and the request
   * waits to be finished by hand.
   */
  finish?: (request: StaffRequest) => Promise<void>;
}
