import { type PlaceReasons, type ReasonPlace, reasonPlaces } from '#contract/reason-templates.ts';
import type { Connection } from '#server/platform/database.ts';

/** Every place there is, in the order in which they are shown. */
export async function listTemplates(db: Connection): Promise<PlaceReasons[]> {
  const rows = await db.selectFrom('reason_templates').selectAll().execute();
  const known = new Map(rows.map((row) => [row.place, row]));
  return (Object.keys(reasonPlaces) as ReasonPlace[]).map(
    (place) => known.get(place) ?? { place, reasons: [], version: 0 },
  );
}
