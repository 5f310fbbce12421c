/** Notices of the state of the site. */
export const noticeTexts = {
  name: 'Service notices',
  levels: { INFO: 'Notice', PROBLEM: 'Known problem', OUTAGE: 'Not available' } as Readonly<Record<string, string>>,
  since: (time: string) => `Since ${time}`,
  past: (count: number) => `Earlier notices (${count})`,
  span: (from: string, until: string) => `${from} to ${until}`,
};
