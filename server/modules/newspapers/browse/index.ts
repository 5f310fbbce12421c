export { missingIn, titleDays } from './calendarStore.ts';
export { findIssue, issueCountsOf, issuesOfYear } from './issueStore.ts';
export { heldTitle, heldTitles } from './titleStore.ts';
export { PAGE_TEXTS, requireTextAllowance } from './textAllowance.ts';
