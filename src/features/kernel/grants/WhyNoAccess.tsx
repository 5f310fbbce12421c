import { Check, ChevronDown, CircleHelp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import {
  explainAccess,
  explainMembership,
  type AccessExplanation,
  type Unlock,
} from '#domain/kernel/grants/explainAccess.ts';
import { featureNamed } from '#domain/kernel/grants/featureCatalogue.ts';
import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { reasonTexts, standingTexts, whyTexts as texts, wayTexts } from './texts.ts';
import { useReadingViewer } from './useReadingViewer.ts';
import styles from './WhyNoAccess.module.scss';

interface Way {
  text: string;
  /** Null: nothing to follow. */
  link: { label: string; to: string } | null;
}

/** Where staff switch a feature, with their own account chosen already. */
function switchAddress(name: string, memberId: number | null): string {
  const member = memberId === null ? '' : `?member=${memberId}`;
  return `/internal/features/journey/${featureNamed(name)?.journey ?? 'other'}/${encodeURIComponent(name)}${member}`;
}

const ADDRESSES: Partial<Record<Unlock, string>> = {
  'sign-in': '/sign-in',
  'staff-sign-in': '/internal/login',
  'confirm-address': '/account/security-settings',
  'second-factor': '/account/security-settings',
};

function addressOf(unlock: Unlock, switchable: string | null, memberId: number | null): string | null {
  const address = ADDRESSES[unlock];
  if (address !== undefined) return address;
  return unlock === 'switch' && switchable !== null ? switchAddress(switchable, memberId) : null;
}

/** What the reader can do, with the link to it. */
function wayOf(unlock: Unlock, switchable: string | null, memberId: number | null): Way {
  const { text, label } = wayTexts[unlock];
  const to = addressOf(unlock, switchable, memberId);
  return { text, link: to === null || label === undefined ? null : { label, to } };
}

/** What was refused. */
export interface WhyNoAccessProps {
  /** Undefined for a record, or when the page is unknown. */
  rule?: AccessRule | undefined;
  /** Further needs beside the rule, in words. */
  children?: ReactNode;
}

const Name = ({ name }: { name: string | null }) => name !== null && <code className={styles.name}>{name}</code>;

function Needs({ needs }: Pick<AccessExplanation, 'needs'>) {
  return (
    <ul role="list" className={styles.list}>
      {needs.map(({ kind, label, name, isMet }) => (
        <li key={`${kind} ${label}`} className={styles.need}>
          {isMet ? <Check aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
          <span>
            {label} <Name name={name} />
            <span className={styles.state}>{isMet ? texts.needs.met : texts.needs.unmet}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Holds({ standing, holds }: Pick<AccessExplanation, 'standing' | 'holds'>) {
  return (
    <>
      <p>{standingTexts[standing]}</p>
      {holds !== null && holds.length > 0 && (
        <details className={styles.holds}>
          <summary>{texts.holds.rights(holds.length)}</summary>
          <ul>
            {holds.map(({ label, name }) => (
              <li key={label}>
                {label} <Name name={name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/**
 * "Why can't I see this?": what the page needs, what the reader has, which rule refused it and what would open it.
 * Closed at first. It uses what the browser already knows and makes no request.
 */
export function WhyNoAccess({ rule, children }: WhyNoAccessProps) {
  const viewer = useReadingViewer();
  const { search } = useLocation();
  const { mode, addresses } = readSiteBoot();
  const location = {
    search,
    isProduction: mode === 'production',
    isSisterSite: isSisterHost(window.location.host, addresses.sisterDomain),
  };
  const found = explainAccess(rule, viewer, location);
  const { standing, holds, unlocks, switchable } = found ?? explainMembership(viewer);
  // What a steward can set up at once is said at once.
  const isOpen = found?.deniedBy === 'address' || found?.deniedBy === 'factor';
  return (
    <details className={styles.panel} open={isOpen}>
      <summary className={styles.summary}>
        <CircleHelp aria-hidden size={18} />
        {texts.title}
        <ChevronDown aria-hidden size={18} className={styles.arrow} />
      </summary>
      <div className={styles.content}>
        {(found !== null || children !== undefined) && (
          <section>
            <h2>{texts.needs.heading}</h2>
            {children}
            {found && <Needs needs={found.needs} />}
          </section>
        )}
        <section>
          <h2>{texts.holds.heading}</h2>
          <Holds standing={standing} holds={holds} />
        </section>
        {found && (
          <section>
            <h2>{texts.reason}</h2>
            <p>{reasonTexts[found.deniedBy]}</p>
          </section>
        )}
        {unlocks.length > 0 && (
          <section>
            <h2>{texts.ways}</h2>
            <ul className={styles.ways}>
              {unlocks.map((unlock) => {
                const { text, link } = wayOf(unlock, switchable, viewer.memberId);
                return (
                  <li key={unlock}>
                    {text} {link && <TextLink to={link.to}>{link.label}</TextLink>}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </details>
  );
}
