import type { ContentSpan } from '#domain/site/content/contentDocument.ts';

import { TextLink } from '../TextLink/TextLink.tsx';

function Run({ text, isStrong, isEmphasis, isCode }: ContentSpan) {
  if (isCode) return <code>{text}</code>;
  const inner = isEmphasis ? <em>{text}</em> : text;
  return isStrong ? <strong>{inner}</strong> : inner;
}

/** Runs of a text of the site. Links of it are safe by the rule they were read with; those to other sites open here. */
export function Spans({ spans }: { spans: readonly ContentSpan[] }) {
  return spans.map((span, at) => {
    const key = `${at} ${span.text}`;
    return span.to === null ? (
      <Run key={key} {...span} />
    ) : (
      <TextLink key={key} to={span.to}>
        <Run {...span} />
      </TextLink>
    );
  });
}
