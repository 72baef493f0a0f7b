/** A calendar day as data: `YYYY-MM-DD` (D2). */
export type IsoDate = `${number}-${number}-${number}`;

/** A moment as data: ISO 8601 in UTC. */
export type IsoDateTime = `${IsoDate}T${string}Z`;

/** A real calendar day of a four-digit year, or `null` for anything else: months of 32 days, half a date, words. */
export function toIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null;
}

function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
