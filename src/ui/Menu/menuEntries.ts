import { type ReactNode } from 'react';

interface MenuEntryLook {
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
  /** Words above it that name this entry and those behind it, up to the next line. */
  group?: string;
}

/** One line of a menu: it leads somewhere, or does something. */
export type MenuEntry = MenuEntryLook &
  ({ to: string; reloadDocument?: boolean; onSelect?: never } | { onSelect: () => void; to?: never });
