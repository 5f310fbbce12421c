import { ChevronLeft } from 'lucide-react';

import { useNoFirstContent } from '#services/routing/useNoFirstContent.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useOneClippingQuery } from '../clippingsOfMemberApi.ts';
import { CardsAnswer } from '../components/CardsAnswer.tsx';
import { CollectionsFrame } from '../components/CollectionsFrame.tsx';
import styles from './clippings.module.scss';
import { ClippingView } from './ClippingView.tsx';
import { clippingTexts as texts } from './texts.ts';

interface OpenedClippingProps {
  id: string;
  /** The list it was opened from. */
  backTo: string;
  back: string;
}

/** One clipping in the place of the list. States: loading, failed, none for this reader, a clipping. */
export function OpenedClipping({ id, backTo, back }: OpenedClippingProps) {
  const answer = useOneClippingQuery({ id });
  const clipping = answer.currentData;
  usePageTitle(clipping?.title ?? null);
  useNoFirstContent(clipping === null);
  return (
    <CollectionsFrame
      title={clipping?.title ?? (clipping === null ? texts.missing.title : texts.loading)}
      takesFocus
      back={
        <TextLink to={backTo} plain>
          <span className={styles.back}>
            <ChevronLeft aria-hidden="true" size={16} /> {back}
          </span>
        </TextLink>
      }
    >
      <CardsAnswer answer={{ ...answer, data: clipping }} loading={texts.loading} failed={texts.failed}>
        {(shown) =>
          shown === null ? (
            <Notice
              tone="empty"
              title={texts.missing.text}
              actions={<ButtonLink to="/collections/all-clippings">{texts.missing.action}</ButtonLink>}
            />
          ) : (
            <ClippingView clipping={shown} backTo={backTo} />
          )
        }
      </CardsAnswer>
    </CollectionsFrame>
  );
}
