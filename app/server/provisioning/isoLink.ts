import * as v from 'valibot';
import type { Seal } from '../seal';

/** Path of the portal's copies of customers' images; a sealed link follows. */
export const isoLinkPath = '/hooks/iso/';

/** A node may wait for its turn and repeat an interrupted download. Milliseconds. */
const longestUse = 6 * 3_600_000;

const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ iso: v.string(), until: v.number() }),
);

/** Makes the address by which a node fetches an image through the portal. */
export function isoLinkTo(url: string, { seal, origin, now }: { seal: Seal; origin: string; now: Date }) {
  const until = now.getTime() + longestUse;
  return `${origin}${isoLinkPath}${seal.close(JSON.stringify({ iso: url, until }))}`;
}

/** Returns the image's own address and the end of a link; null if the link is wrong or too old. */
export function openIsoLink(link: string, seal: Seal, now: Date): { url: string; until: Date } | null {
  const result = v.safeParse(contentSchema, seal.open(link));
  if (!result.success || result.output.until <= now.getTime()) return null;
  return { url: result.output.iso, until: new Date(result.output.until) };
}
