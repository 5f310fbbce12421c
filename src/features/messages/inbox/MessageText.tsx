import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]’”])/u;

/**
 * Links of other people: search engines give them no weight, and they learn nothing of where their reader came from.
 */
const Outside = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="ugc nofollow noopener noreferrer">
    {href}
  </a>
);

/**
 * The words of a message as they were typed.
 * @param hasLinks - addresses lead somewhere: only between members who know each other
 */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  if (!hasLinks) return <>{text}</>;
  return (
    <>
      {text.split(ADDRESS).map((part, at) => (
        <Fragment key={at}>{at % 2 === 1 ? <Outside href={part} /> : part}</Fragment>
      ))}
    </>
  );
}
