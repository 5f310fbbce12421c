import type { PageModule } from '#services/routing/featurePages.ts';

/**
 * Puts a page into the frame of the account area. The frame arrives with the first of its pages, and features stay
 * unaware of each other's.
 */
export const inAccountFrame = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  const [{ AccountFrame }, { Component, ...rest }] = await Promise.all([import('./AccountFrame.tsx'), load()]);
  return {
    ...rest,
    Component: () => (
      <AccountFrame>
        <Component />
      </AccountFrame>
    ),
  };
};
