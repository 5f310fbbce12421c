import type { ChartSettings } from '#domain/trees/chart/chartSettings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How each member looks at charts of trees. */
export function createChartSettingsStore({ db }: { db: Database }) {
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
