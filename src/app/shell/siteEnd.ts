/** Id of the element between a page's content and the footer, where banners and support come later. */
export const SITE_END_ID = 'site-end';
