import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { Toast as ToastCard } from '#ui/Toast/Toast.tsx';
import { ToastRegion } from '#ui/Toast/ToastRegion.tsx';

import { toastActionChosen, toastDismissed, type Toast } from '../toastsSlice.ts';

/** Icons a toast may name in place of its variant's. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  alert: CircleAlert,
  check: CircleCheck,
  info: Info,
  warning: TriangleAlert,
};

/** The one toast that is shown. */
export function OpenToast({ toast: { id, title, description, variant, icon, action } }: { toast: Toast }) {
  const dispatch = useDispatch();
  const Icon = icon === null ? undefined : ICONS[icon];
  return (
    <ToastRegion quiet>
      <ToastCard
        title={title}
        description={description}
        variant={variant}
        icon={Icon && <Icon aria-hidden />}
        action={
          action && {
            label: action.label,
            onAction: () => dispatch(toastActionChosen({ toastId: id, actionId: action.id })),
          }
        }
        onDismiss={() => dispatch(toastDismissed(id))}
      />
    </ToastRegion>
  );
}
