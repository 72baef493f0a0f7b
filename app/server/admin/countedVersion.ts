import { refusal } from '../http/refusal';

/** A row with a count that orders change too: the stock of a plan, the uses left of a promo code. */
interface CountedRow<Count extends number | null> {
  readonly version: number | string;
  /** Null for no limit. */
  readonly count: Count;
}

/** Returns the version of a row for its form. It names the count apart, because orders change only that. */
export const countedVersion = ({ version, count }: CountedRow<number | null>): string =>
  count === null ? String(version) : `${version}/${count}`;

/**
 * Returns the count to store with a form. A count that the form did not change stays as orders have left it.
 *
 * @param sent version that the form was opened with
 * @throws Problem 409 `stale` if the row has changed, or its count both in the form and by orders
 */
export function countToSave<Count extends number | null>(
  row: CountedRow<Count>,
  count: Count,
  sent: string,
): Count {
  const [version = '', seen = ''] = sent.split('/');
  if (version !== String(row.version)) throw refusal('stale');
  if (String(count ?? '') === seen) return row.count;
  if (seen !== String(row.count ?? '')) throw refusal('stale');
  return count;
}
