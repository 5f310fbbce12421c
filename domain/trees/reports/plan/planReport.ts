import { partsOf, type ReportPart, type ReportRequest } from '../reportRequest.ts';
import type { PlannedPeople, ReportKin } from './createKin.ts';
import { planAncestors } from './planAncestors.ts';
import { planDescendants } from './planDescendants.ts';
import { planKinship } from './planKinship.ts';
import { plannedEntry, type PlannedPart, type PlannedUnion } from './reportPlan.ts';

type Planner = (kin: ReportKin, people: PlannedPeople, proband: number, generations: number) => PlannedPart;

/** The families of a person with everyone in them: nothing is numbered there. */
const wholeUnions = (kin: ReportKin, personId: number): PlannedUnion[] =>
  kin.unionsOf(personId).map((familyId) => ({
    familyId,
    see: null,
    children: kin.childrenOf(familyId).map((child) => ({ ...child, number: null, isElsewhere: false })),
  }));

const PLANNERS: Readonly<Record<ReportPart, Planner>> = {
  ahnentafel: planAncestors,
  register: planDescendants,
  kinship: planKinship,
  family: (kin, _people, proband) => {
    const own = kin.unionsOf(proband);
    // A person without a family of their own is shown in that of their parents.
    const families =
      own.length > 0
        ? own
        : kin
            .parentFamiliesOf(proband)
            .slice(0, 1)
            .map(({ familyId }) => familyId);
    return {
      part: 'family',
      sections:
        families.length === 0
          ? []
          : [
              {
                heading: '',
                note: '',
                entries: families.map((familyId) => plannedEntry('family', proband, { familyId })),
              },
            ],
    };
  },
  individual: (kin, _people, proband) => ({
    part: 'individual',
    sections: [
      { heading: '', note: '', entries: [plannedEntry('individual', proband, { unions: wholeUnions(kin, proband) })] },
    ],
  }),
};

/** Plans a report or a book: who is in it, in which order, under which number. */
export const planReport = (
  kin: ReportKin,
  people: PlannedPeople,
  proband: number,
  request: Pick<ReportRequest, 'kind' | 'parts' | 'generations'>,
): PlannedPart[] => partsOf(request).map((part) => PLANNERS[part](kin, people, proband, request.generations));

/** How far the kin of a person must be known to plan a report: generations up, and from everyone there down. */
export function reachOf(request: Pick<ReportRequest, 'kind' | 'parts' | 'generations'>): {
  up: number;
  down: number;
  isWide: boolean;
} {
  const parts = partsOf(request);
  const most = request.generations - 1;
  const needs = (part: ReportPart) => parts.includes(part);
  return {
    up: Math.max(1, needs('ahnentafel') || needs('kinship') ? most : 0),
    down: Math.max(1, needs('register') || needs('kinship') ? most : 0),
    isWide: needs('kinship'),
  };
}
