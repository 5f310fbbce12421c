/** Pages of staff, in the order of the account menu. */
export const STAFF_PAGES = [
  { label: 'Features', to: '/internal/features' },
  { label: 'Support requests', to: '/internal/tickets' },
  { label: 'Notices and help', to: '/internal/help' },
  { label: 'Support files', to: '/internal/support' },
  { label: 'Security events', to: '/internal/security-events' },
  { label: 'Moderation', to: '/internal/moderation' },
  { label: 'Messages in the browser', to: '/internal/in-app' },
  { label: 'Corrections', to: '/internal/corrections' },
  { label: 'Reported clippings', to: '/internal/clipping-reports' },
  { label: 'Leaving surveys', to: '/internal/leaving-surveys' },
  { label: 'Interface parts', to: '/internal/ui' },
] as const;
