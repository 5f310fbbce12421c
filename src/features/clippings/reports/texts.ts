/** `/internal/clipping-reports`. */
export const reportsTexts = {
  title: 'Reported clippings',
  tabs: 'Reports',
  states: { WAITING: 'Waiting', ACCEPTED: 'Withdrawn', REJECTED: 'Left shared' },
  loading: 'Loading reports',
  failed: 'We couldn’t load the reports',
  none: 'No reports here',
  gone: 'This link no longer opens.',
  by: (isByMember: boolean) => (isByMember ? 'Reported by a member' : 'Reported by a visitor'),
  decideAbout: (title: string) => `Decide about “${title}”`,
  answer: 'Reason',
  answerHint: 'If you withdraw the link, we show this to the member who shared the clipping.',
  withdraw: 'Withdraw the link',
  leave: 'Leave it shared',
  notStored: 'Your decision wasn’t saved',
  wasDecided: 'Someone else has decided this already.',
};
