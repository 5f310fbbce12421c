import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { DECISIONS } from '../components/decisions.ts';
import styles from '../components/HintGroupCard.module.scss';
import { HintReasons } from '../components/HintReasons.tsx';
import { personName } from '../components/personName.ts';
import { hintTexts } from '../texts.tsx';
import type { HintState } from '../treeHintsApi.ts';
import { noticeTexts as texts } from './texts.ts';
import type { TreeNotice } from './treeNoticesApi.ts';

interface NoticeRowProps {
  notice: TreeNotice;
  mayDecide: boolean;
  /** The list is of one person: their name need not be repeated. */
  isOfOne: boolean;
  isBusy: boolean;
  onAccept: (notice: TreeNotice) => void;
  onDecide: (notice: TreeNotice, state: HintState) => void;
  onUndo: (notice: TreeNotice) => void;
}

/** One notice: for whom, where it is, why, its words, and the ways to decide. */
export function NoticeRow({ notice, mayDecide, isOfOne, isBusy, onAccept, onDecide, onUndo }: NoticeRowProps) {
  const {
    person,
    state,
    strength,
    newspaper,
    issueDate,
    pageLabel,
    articleId,
    reason,
    evidence,
    text,
    isReadable,
    changeId,
  } = notice;
  const place = texts.place(newspaper, issueDateInWords(issueDate, 'day'), pageLabel);
  const name = cardName(person);
  const isStrong = strength === 'STRONG';
  const stateName = texts.states[state];
  return (
    <li className={styles.hint}>
      <div>
        <p className={styles.set}>
          {isOfOne ? place : <TextLink to={chartAddress(person.id)}>{personName(person)}</TextLink>}
          <span className={isStrong ? styles.strong : styles.possible}>
            {stateName ?? (isStrong ? hintTexts.strong : hintTexts.possible)}
          </span>
        </p>
        {!isOfOne && <p className={styles.facts}>{place}</p>}
        <p>{reason}.</p>
        {isReadable ? (
          <blockquote className={styles.quote}>{text}</blockquote>
        ) : (
          <p className={styles.facts}>{texts.closed}</p>
        )}
        {evidence.length > 0 && <HintReasons evidence={evidence} />}
      </div>
      <div className={styles.acts}>
        {mayDecide && isReadable && state !== 'ACCEPTED' && (
          <Button
            size="sm"
            variant={state === 'NEW' ? 'primary' : 'secondary'}
            disabled={isBusy}
            aria-label={texts.acceptLabel(name, place)}
            onClick={() => onAccept(notice)}
          >
            {texts.accept}
          </Button>
        )}
        <ButtonLink to={readerAddress(articleId)} size="sm" variant="quiet" aria-label={texts.seeLabel(place)}>
          {texts.see}
        </ButtonLink>
        {mayDecide &&
          DECISIONS[state].map((decision) => (
            <Button
              key={decision.state}
              size="sm"
              variant="quiet"
              disabled={isBusy}
              aria-label={texts.decisionLabel(decision.label, name, place)}
              onClick={() => onDecide(notice, decision.state)}
            >
              {decision.label}
            </Button>
          ))}
        {mayDecide && changeId !== null && (
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            aria-label={texts.undoLabel(name)}
            onClick={() => onUndo(notice)}
          >
            {texts.undo}
          </Button>
        )}
      </div>
    </li>
  );
}
