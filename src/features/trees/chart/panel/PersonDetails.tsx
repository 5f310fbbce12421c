import { Crosshair, FileSearch, Lightbulb, Link2, UserPlus, UserRound, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import { chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { treeRelationshipAddress } from '#domain/trees/core/personAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { copyText } from '#ui/copyText.ts';

import styles from './PersonPanel.module.scss';
import { panelTexts } from './texts.ts';

/** What the panel hands to what is in it. */
export interface PersonDetailsProps {
  card: TreePersonCard;
  isFocus: boolean;
  /** Partners whose cards are elsewhere in the chart, without a line to them. */
  partners: readonly TreePersonCard[];
  onPartner: (personId: string) => void;
  isUppercase: boolean;
  /** The focus of the chart: drawers about another person leave it so. */
  focus: string;
  reader: ChartReader;
  /** Whether a drawer is there for this reader. */
  hasDrawer: (path: string) => boolean;
}

/**
 * What is known of the selected person, and what can be done with them. Only "Centre the chart here" changes the focus
 * of the chart.
 */
export function PersonDetails({
  card,
  isFocus,
  partners,
  isUppercase,
  focus,
  reader,
  hasDrawer,
  onPartner,
}: PersonDetailsProps) {
  const dispatch = useDispatch();
  const { id, isRedacted, birthText, birthPlace, deathText, deathPlace } = card;
  const copyLink = async () => {
    const isCopied = await copyText(`${window.location.origin}${chartAddress(id, '', { ...reader, viewAs: null })}`);
    dispatch(
      toastRaised(
        isCopied
          ? { title: panelTexts.copied, variant: 'success' }
          : { title: panelTexts.copyFailed, variant: 'error' },
      ),
    );
  };
  const toDrawer = (path: string, about: string, label: string, icon: ReactNode, isFirst = false) =>
    hasDrawer(path) && (
      <ButtonLink
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        to={chartAddress(about, path, reader)}
        preventScrollReset
        icon={icon}
      >
        {label}
      </ButtonLink>
    );
  const lines = [
    [panelTexts.born, birthText, birthPlace],
    [panelTexts.died, deathText, deathPlace],
  ] as const;
  return (
    <>
      {isRedacted ? (
        <p className={styles.about}>{panelTexts.hidden}</p>
      ) : (
        <dl className={styles.facts}>
          {lines.map(
            ([term, date, place]) =>
              (date || place) && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{[date, place].filter(Boolean).join(', ')}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <div className={styles.actions}>
        {toDrawer('profile', id, panelTexts.profile, <UserRound aria-hidden="true" />, true)}
        {toDrawer(`${id}/add-relative`, focus, panelTexts.addRelative, <UserPlus aria-hidden="true" />)}
        {toDrawer('hints', id, panelTexts.hints, <Lightbulb aria-hidden="true" />)}
        {!isRedacted && toDrawer('tree-to-search', id, panelTexts.searchRecords, <FileSearch aria-hidden="true" />)}
        {partners.map((partner) => (
          <Button key={partner.id} size="sm" onClick={() => onPartner(partner.id)}>
            {panelTexts.goToPartner(cardName(partner, isUppercase))}
          </Button>
        ))}
        {!isFocus && (
          <ButtonLink
            size="sm"
            to={treeRelationshipAddress(focus, { from: focus, to: id }, reader.publicTreeShareToken)}
            icon={<Waypoints aria-hidden="true" />}
          >
            {panelTexts.relationship}
          </ButtonLink>
        )}
        {!isFocus && (
          <ButtonLink
            size="sm"
            to={chartAddress(id, '', reader)}
            preventScrollReset
            icon={<Crosshair aria-hidden="true" />}
          >
            {panelTexts.showChart}
          </ButtonLink>
        )}
        <Button size="sm" icon={<Link2 aria-hidden="true" />} onClick={() => void copyLink()}>
          {panelTexts.copyLink}
        </Button>
      </div>
    </>
  );
}
