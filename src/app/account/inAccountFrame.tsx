import type { FeaturePages } from '#services/routing/featurePages.ts';

/**
 * Puts pages into the frame of the account area. The frame arrives with the first of them, and features stay unaware of
 * each other's pages.
 */
export const inAccountFrame = (pages: FeaturePages): FeaturePages =>
  Object.fromEntries(
    Object.entries(pages).map(([id, load]) => [
      id,
      async () => {
        const [{ AccountFrame }, { Component, ...rest }] = await Promise.all([import('./AccountFrame.tsx'), load()]);
        return {
          ...rest,
          Component: () => (
            <AccountFrame>
              <Component />
            </AccountFrame>
          ),
        };
      },
    ]),
  );
