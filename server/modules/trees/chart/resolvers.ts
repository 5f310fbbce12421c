import { readChartSettings, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  Resolvers,
  TreeChartDirection,
  TreeChartSettings,
  TreeChartView,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { createChartSettingsStore } from './chartSettingsStore.ts';

const settingsOf = ({ view, direction, ...generations }: ChartSettings): TreeChartSettings => ({
  ...generations,
  view: view.toUpperCase() as TreeChartView,
  direction: direction.toUpperCase() as TreeChartDirection,
});

/** How members look at charts of trees. */
export const treeChartResolvers: Resolvers = {
  Query: {
    treeChartSettings: async (_root, _arguments, context) => {
      const { memberId } = context.viewer;
      const settings = memberId === null ? null : await context.perRequest(createChartSettingsStore).byMember(memberId);
      return settings && settingsOf(settings);
    },
  },
  Mutation: {
    rememberTreeChartSettings: async (_root, { input }, context) => {
      const memberId = requireMember(context.viewer);
      const settings = readChartSettings({
        ...input,
        view: input.view.toLowerCase(),
        direction: input.direction.toLowerCase(),
      });
      if (!settings) throw refusal('BAD_USER_INPUT', 'A chart shows 1 to 12 generations.');
      await context.perRequest(createChartSettingsStore).keep(memberId, settings);
      return settingsOf(settings);
    },
  },
};
