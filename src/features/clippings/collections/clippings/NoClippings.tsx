import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { allClippingsTexts as texts } from './texts.ts';

/** In place of a list of clippings: none yet, none deleted, or none that match. */
export function NoClippings({ isRemoved, isNarrowed = false }: { isRemoved: boolean; isNarrowed?: boolean }) {
  if (isNarrowed) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.none.title}
        actions={<ButtonLink to="?">{texts.none.all}</ButtonLink>}
      >
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  if (isRemoved) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.noneRemoved.title}
        actions={<ButtonLink to="?">{texts.present}</ButtonLink>}
      >
        <p>{texts.noneRemoved.text}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="empty"
      headingLevel={2}
      title={texts.empty.title}
      actions={
        <>
          <ButtonLink variant="primary" to="/newspapers">
            {texts.empty.newspapers}
          </ButtonLink>
          <ButtonLink to="/search/results">{texts.empty.records}</ButtonLink>
        </>
      }
    >
      <p>{texts.empty.text}</p>
    </Notice>
  );
}
