import { Check, ChevronDown, CircleHelp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { explainAccess, explainMembership, type AccessExplanation } from '#domain/kernel/grants/explainAccess.ts';
import { isSisterHost } from '#domain/kernel/grants/isSisterHost.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useReadingViewer } from './useReadingViewer.ts';
import { DENIALS, STANDINGS, wayOf } from './whyWords.ts';
import styles from './WhyNoAccess.module.scss';

/** What was refused. */
export interface WhyNoAccessProps {
  /** Undefined: it is not known which page, or it is a record. */
  rule?: AccessRule | undefined;
  /** What is needed beside the rule, in words. */
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
            <span className={styles.state}>{isMet ? 'you have it' : 'you do not have it'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Holds({ standing, holds }: Pick<AccessExplanation, 'standing' | 'holds'>) {
  return (
    <>
      <p>{STANDINGS[standing]}</p>
      {holds !== null && holds.length > 0 && (
        <details className={styles.holds}>
          <summary>
            What you hold: {holds.length} {holds.length === 1 ? 'right' : 'rights'}
          </summary>
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
 * "Why can't I see this?": what is required, what the reader holds, which rule refused and what would open it, closed until
 * somebody asks. It tells what the browser knows already and asks the server for nothing.
 */
export function WhyNoAccess({ rule, children }: WhyNoAccessProps) {
  const viewer = useReadingViewer();
  const { search } = useLocation();
  const { mode, addresses } = readSiteBoot();
  const location = { search, isProduction: mode === 'production', isSisterSite: isSisterHost(window.location.host, addresses.sisterDomain) };
  const found = explainAccess(rule, viewer, location);
  const { standing, holds, unlocks, switchable } = found ?? explainMembership(viewer);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <CircleHelp aria-hidden size={18} />
        Why can’t I see this?
        <ChevronDown aria-hidden size={18} className={styles.arrow} />
      </summary>
      <div className={styles.content}>
        {(found !== null || children !== undefined) && (
          <section>
            <h2>What it needs</h2>
            {children}
            {found && <Needs needs={found.needs} />}
          </section>
        )}
        <section>
          <h2>What you have</h2>
          <Holds standing={standing} holds={holds} />
        </section>
        {found && (
          <section>
            <h2>What decided</h2>
            <p>{DENIALS[found.deniedBy]}</p>
          </section>
        )}
        {unlocks.length > 0 && (
          <section>
            <h2>What you can do</h2>
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
