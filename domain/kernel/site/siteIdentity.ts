/** What the site calls itself: its operator says, and every page, email and file that names the site takes it here. */
export interface SiteIdentity {
  /** In tabs, link previews, citations, emails and authenticator apps. */
  name: string;
  /** Where there is little room: in the bar at the head of pages and on the screens of telephones. */
  shortName: string;
  /** Colour of its buttons, links and marks, `#rrggbb`; left out: those of the software. */
  accent?: string;
  /** Name of its logo (siteLogo.ts); left out: the mark of the software. */
  logo?: string;
  /** Left out where the operator named none. */
  supportEmail?: string;
}
