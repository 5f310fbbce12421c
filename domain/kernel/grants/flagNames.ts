import { LIBRARY_TERMINAL } from './libraryTerminal.ts';

/** Switches that an operator turns on for everyone; off until then (spec 1 section 6, spec 2 section 6). */
export const FLAGS = {
  /** Hides subscription, payment, card update and family tree, for library terminals. */
  libraryHideMemberOptions: LIBRARY_TERMINAL,
  nationalTrust: 'enable-national-trust',
  /** Connects a member to the messaging provider. */
  messagingConnection: 'enable-cep-user-initialisation',
  partnerCollections: 'enable-partner-collections',
  clippingsSearch: 'enable-search-clippings-in-collections',
  /** */
  explorePersonMap: 'enable-explore-person-map',
  survey: 'enable-refiner',
  sessionRecording: 'enable-fullstory',
  shadowTree: 'enable-shadow-tree-tree-view-prototype',
  mfaUnavailable: 'show-mfa-temporarily-unavailable-message',
  /** */
  newspapersLandingPage: 'enable-newspapers-landing-page',
} as const;

/** Test groups and experiments that a reader can be in; all are empty at first. */
export const GROUPS = {
  /** Opens house history; the experiment of 2024-11-01 (spec 2 section 2). */
  addressSearchPhase2: 'address-search-phase-2',
  /** The experiment of 2025-09-08. */
  preRegistrationOnboarding: 'enable-pre-reg-tree-onboarding',
  /** */
  aiRecordSearch: 'ai-record-search',
  /** */
  aiNewspaperSearch: 'ai-newspaper-search',
} as const;
