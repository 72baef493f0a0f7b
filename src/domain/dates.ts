/** A calendar day as data: `YYYY-MM-DD` (D2). */
export type IsoDate = `${number}-${number}-${number}`;

/** A moment as data: ISO 8601 in UTC. */
export type IsoDateTime = `${IsoDate}T${string}Z`;
