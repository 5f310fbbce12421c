import { readChartSettings, type ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  Resolvers,
  TreeChartDirection,
  TreeChartSettings,
  TreeChartView,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How each member looks at charts of trees. */
function createChartSettingsStore({ db }: { db: Database }) {
  return {
    /** Null for a member who chose nothing yet. */
    byMember: (memberId: number): Promise<ChartSettings | null> =>
      db.one<ChartSettings>(
        '/* treeCharts.byMember */ SELECT view, direction, ancestors, descendants FROM tree_chart_settings WHERE member_id = $1',
        [memberId],
      ),

    /** Puts them in the place of those before. */
    keep: (memberId: number, { view, direction, ancestors, descendants }: ChartSettings): Promise<unknown> =>
      db.rows(
        `/* treeCharts.keep */ INSERT INTO tree_chart_settings (member_id, view, direction, ancestors, descendants) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (member_id) DO UPDATE SET view = excluded.view, direction = excluded.direction, ancestors = excluded.ancestors, descendants = excluded.descendants`,
        [memberId, view, direction, ancestors, descendants],
      ),
  };
}

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
