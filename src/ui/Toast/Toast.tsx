import { Bell, CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Toast.module.scss';

const ICONS = { default: Bell, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface ToastProps {
  title: string;
  description?: string | null;
  variant?: 'default' | 'success' | 'warning' | 'error';
  /** In place of the variant's own icon. */
  icon?: ReactNode;
  action?: { label: string; onAction: () => void } | null;
  onDismiss: () => void;
}

/** One note in the corner of the window. Draw it inside {@link ToastRegion}, which announces it. */
export function Toast({ title, description, variant = 'default', icon, action, onDismiss }: ToastProps) {
  const Icon = ICONS[variant];
  return (
    <div
      role={variant === 'error' ? 'alert' : undefined}
      className={classNames(styles.toast, styles[variant === 'default' ? 'note' : variant])}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <div className={styles.action}>
            <Button size="sm" onClick={action.onAction}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        label={uiTexts.dismiss}
        icon={<X aria-hidden="true" />}
        size="sm"
        look="inherit"
        onClick={onDismiss}
      />
    </div>
  );
}
