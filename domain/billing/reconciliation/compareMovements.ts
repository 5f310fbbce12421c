/** Money that moved, as the processor or we have it. */
export interface Movement {
  kind: 'payment' | 'refund' | 'dispute';
  /** The processor's id; of a dispute, that of its payment. Empty where it never reached us. */
  id: string;
  /** The id of our row; null when it is unknown, and of a dispute. */
  reference: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
  /** `lost` is a dispute that took the money. */
  status: 'succeeded' | 'pending' | 'failed' | 'lost';
}

/** What is wrong between the two books. */
export interface Difference {
  kind: 'MISSING_HERE' | 'MISSING_THERE' | 'AMOUNT' | 'STATE';
  subject: Movement['kind'];
  /** The processor's id; null when it has none. */
  processorId: string | null;
  reference: string | null;
  /** What each side has; null for nothing. */
  theirs: Pick<Movement, 'amount' | 'currency' | 'status'> | null;
  ours: Pick<Movement, 'amount' | 'currency' | 'status'> | null;
  /** What a person may do about it. Nothing is done without one. */
  proposal: 'LOOK_AGAIN' | 'GIVE_BACK' | 'WRITE_OFF' | 'ASK_PROCESSOR';
}

const part = ({ amount, currency, status }: Movement) => ({ amount, currency, status });
const hasMoved = ({ status }: Movement): boolean => status === 'succeeded' || status === 'lost';

/** What a person may do about money that only one side knows of. */
function proposalFor(theirs: Movement | null, ours: Movement | null): Difference['proposal'] {
  if (theirs?.kind === 'payment' && !ours) return 'GIVE_BACK';
  if (!theirs) return 'ASK_PROCESSOR';
  if (theirs.kind === 'dispute') return 'WRITE_OFF';
  return ours && (theirs.amount !== ours.amount || theirs.currency !== ours.currency) ? 'ASK_PROCESSOR' : 'LOOK_AGAIN';
}

/**
 * Compares the processor's movements with ours, one by one; the order of neither matters. Attempts that moved nothing
 * are no difference, on whichever side they are missing. A pair is found by the processor's id, and by our reference
 * where the processor's id never reached us.
 *
 * @param theirs - everything of a stretch of time.
 * @param ours - everything that could be among theirs, of whatever time.
 * @param mustBeThere - whether one of ours is of that time, so that it cannot be missing from theirs. Default all.
 */
export function compareMovements(
  theirs: readonly Movement[],
  ours: readonly Movement[],
  mustBeThere: (movement: Movement) => boolean = () => true,
): Difference[] {
  const keyOf = ({ kind, id }: Movement) => `${kind} ${id}`;
  const referenceOf = ({ kind, reference }: Movement) =>
    reference === null || kind === 'dispute' ? null : `${kind} ${reference}`;
  const byId = new Map(ours.filter(({ id }) => id !== '').map((movement) => [keyOf(movement), movement]));
  const byReference = new Map(ours.map((movement) => [referenceOf(movement), movement]));
  const paired = new Set<Movement>();
  const differences: Difference[] = [];
  const differ = (kind: Difference['kind'], their: Movement | null, our: Movement | null) =>
    differences.push({
      kind,
      subject: (their ?? our)?.kind ?? 'payment',
      processorId: their?.id ?? (our?.id || null),
      reference: our?.reference ?? their?.reference ?? null,
      theirs: their && part(their),
      ours: our && part(our),
      proposal: proposalFor(their, our),
    });

  // What moved comes first: a failed attempt of the same payment must not take its pair.
  for (const their of theirs.toSorted((one, other) => Number(hasMoved(other)) - Number(hasMoved(one)))) {
    const reference = referenceOf(their);
    const named = reference === null ? undefined : byReference.get(reference);
    const our =
      byId.get(keyOf(their)) ??
      (named && !paired.has(named) && (named.id === '' || named.id === their.id) ? named : undefined);
    if (!our) {
      if (hasMoved(their)) differ('MISSING_HERE', their, null);
      continue;
    }
    paired.add(our);
    if (!hasMoved(their) && !hasMoved(our)) continue;
    if (their.amount !== our.amount || their.currency !== our.currency) differ('AMOUNT', their, our);
    else if (their.status !== our.status) differ('STATE', their, our);
  }
  for (const our of ours) if (!paired.has(our) && hasMoved(our) && mustBeThere(our)) differ('MISSING_THERE', null, our);
  return differences;
}
