import { Link, type LinkProps } from 'react-router-dom';

import { classNames } from '../classNames.ts';
import { uiTexts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextLink.module.scss';

interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  /** No line until it is pointed at. Only where a list or a table makes plain that it is a link. */
  plain?: boolean;
  strong?: boolean;
  /** Opens in a new tab, with a note of it. */
  newTab?: boolean;
}

/** A link in text. Outside addresses (`https://…`) work as well as paths. */
export function TextLink({ plain = false, strong = false, newTab = false, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames(styles.link, plain && styles.plain, strong && styles.strong)}
    >
      {children}
      {newTab && <VisuallyHidden>{uiTexts.newTab}</VisuallyHidden>}
    </Link>
  );
}
