export { joinPartner, sendPartnerLink } from './joinPartner.ts';
export { numberHash, type Partner, partnerStore } from './partnerStore.ts';
export { readMemberNumbers } from './readMemberNumbers.ts';
