export { CopiedLink } from './CopiedLink.tsx';
export { InviteSteward } from './InviteSteward.tsx';
export { type GivenRole, MembersDialog } from './MembersDialog.tsx';
export { ProfileLink } from './ProfileLink.tsx';
export { Offer } from './Offer.tsx';
export { StewardTable } from './StewardTable.tsx';
