/** The site's mark: a document with its seal. Decorative: the name stands beside it. */
export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden focusable="false">
      <path d="M5 2.75h9.5L19 7.25v14H5z" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M8 9.5h7M8 13h4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="15.25" cy="16.75" r="2.75" fill="var(--color-seal)" />
    </svg>
  );
}
