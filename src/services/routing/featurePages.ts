import type { ComponentType } from 'react';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Fetches what of its code the page needs at an address, where that differs: awaited for a moment, so that no
   * skeleton comes between.
   */
  preloads?: (search: string) => Promise<unknown>;
  /** Shown instead of the shell's error page when this page cannot be drawn. */
  ErrorBoundary?: ComponentType;
  /** Whether that is for something thrown; default for everything. The rest is the shell's. */
  takesError?: (error: unknown) => boolean;
}

/**
 * Lazy pages of a feature, by the id of their route definition in domain/kernel/routes. `routes.tsx` exports it as
 * `pages`.
 */
export type FeaturePages = Readonly<Record<string, () => Promise<PageModule>>>;
