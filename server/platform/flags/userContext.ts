/** A signed-in member, as far as flags may know them. */
export interface FlagMember {
  memberId: number;
  /** The random key of the account: says nothing about the person. */
  flagKey: string;
  registeredAt: Date;
}

/** What a flag may be decided by; of a visitor the address alone (spec 1 section 3, ENT-013). */
export interface UserContext {
  memberId?: number;
  ldKey?: string;
  /** IP address of the reader; an empty text when it is not known. */
  ip: string;
  /** When the member registered, ISO 8601 in UTC. */
  registrationTimestamp?: string;
}

/**
 * The context that flags are evaluated in: member id, flag key, IP address and time of registration, and nothing else
 * about anyone. @param member null for a visitor
 */
export function userContext(member: FlagMember | null, ip: string): UserContext {
  if (!member) return { ip };
  return {
    memberId: member.memberId,
    ldKey: member.flagKey,
    ip,
    registrationTimestamp: member.registeredAt.toISOString(),
  };
}
