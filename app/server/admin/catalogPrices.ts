import { sql } from 'kysely';
import { isPriceOf, type AdminPrice, type PriceChange, type PriceReach } from '@/domain/admin/price';
import type { RenewalCounts } from '@/domain/admin/renewalPrice';
import { kindOfPrice, partOfItem, priceItems, type PriceItem } from '@/domain/admin/priceItems';
import { nextPriceAfter, priceAt } from '@/domain/catalog/planPrice';
import { kopecks } from '@/domain/money/money';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import { dayIn, startOfDay } from '@/domain/time/timeZone';
import { lockPrices, valuesByItem } from '../catalog/prices';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { timeZoneOf } from '../settings/storedSettings';
import { itemCounts } from './soldPrices';

/** An item without the servers that it would change. */
type ListedPrice = Omit<AdminPrice, keyof RenewalCounts>;

async function listedPrices(db: Db, at: Date): Promise<readonly ListedPrice[]> {
  const values = await valuesByItem(db);
  const zone = await timeZoneOf(db);
  return priceItems.map((id) => {
    const dated = values.get(id) ?? [];
    const value = priceAt(kopecks(0), dated, at);
    const next = nextPriceAfter(dated, at);
    const upcoming = next && { value: next.monthly, from: dayIn(zone, next.from) };
    return {
      id,
      value,
      upcoming,
      version: `${dated.length} ${value} ${upcoming?.value} ${upcoming?.from}`,
    };
  });
}

/** Returns every item of the price list, in list order. */
export async function adminPrices(db: Db, at: Date): Promise<readonly AdminPrice[]> {
  const counts = await itemCounts(db, at);
  return (await listedPrices(db, at)).map((price) => ({
    ...price,
    ...(counts.get(price.id) ?? { otherPrice: 0, announced: 0 }),
  }));
}

/** Finds an item; any text may be in the path. */
function itemNamed(id: string): PriceItem {
  const item = priceItems.find((each) => each === id);
  if (item === undefined) throw refusal('notFound');
  return item;
}

function findPrice<Price extends ListedPrice>(prices: readonly Price[], id: PriceItem): Price {
  const price = prices.find((each) => each.id === id);
  if (!price) throw refusal('notFound');
  return price;
}

/** Conditions of the records that an item concerns. Paths are in SQL/JSON; null for none. */
interface Concerned {
  readonly servers: ReturnType<typeof sql<boolean>>;
  /** Of cart entries and of the entries of a payment. */
  readonly entries: string | null;
  /** Of the options that a payment delivers (D38). */
  readonly options: string | null;
}

/** Names of items are known texts, so they can be part of a path. */
function concernedBy(item: PriceItem): Concerned {
  const part = partOfItem(item);
  const [group] = item.split('.');
  switch (group) {
    case 'panel':
    case 'editPanel':
      return {
        servers: sql<boolean>`"settings" ->> 'panel' = ${part}`,
        entries: group === 'panel' ? `$[*] ? (@.configuration.panel == "${part}")` : null,
        options: group === 'panel' ? null : `$ ? (@.options.panel == "${part}")`,
      };
    case 'backup':
      return {
        servers: sql<boolean>`"settings" ->> 'backup' = ${part}`,
        entries: `$[*] ? (@.configuration.backup == "${part}")`,
        options: `$ ? (@.options.backup == "${part}")`,
      };
    case 'tariff':
      return {
        servers: sql<boolean>`starts_with("tariff", ${`${part}[`})`,
        entries: `$[*] ? (@.tariff == "${part}")`,
        options: null,
      };
    case 'discount':
      return {
        servers: sql<boolean>`"autoRenewal" and "renewalPeriod" = ${part}`,
        entries: `$[*] ? (@.period == "${part}" || @.configuration.period == "${part}")`,
        options: null,
      };
    default:
      return item === 'ipv4'
        ? {
            servers: sql<boolean>`("settings" ->> 'ipv4')::integer > 1`,
            entries: '$[*] ? (@.configuration.ipv4 > 1)',
            options: '$ ? (@.options.ipv4 > 1)',
          }
        : {
            servers: sql<boolean>`"settings" ->> 'ipv6Subnet' <> ''`,
            entries: '$[*] ? (@.configuration.ipv6 == true)',
            options: '$ ? (@.options.ipv6Subnet != "")',
          };
  }
}

const count = sql<number>`count(*)::integer`.as('count');
const countOf = (rows: readonly { count: number }[]): number => rows[0]?.count ?? 0;
const hasPath = (column: 'entries' | 'options', path: string | null) =>
  path === null
    ? sql<boolean>`false`
    : sql<boolean>`jsonb_path_exists(${sql.ref(column)}, ${path}::jsonpath)`;

/**
 * Counts what a change of an item concerns.
 *
 * @throws Problem 404 `notFound`
 */
export async function priceReach(db: Db, id: string): Promise<PriceReach> {
  const { servers, entries, options } = concernedBy(itemNamed(id));
  const isConcerned = hasPath('entries', entries);
  const rented = await db.selectFrom('server').select(count).where(servers).execute();
  const carts = await db.selectFrom('cart').select(count).where(isConcerned).execute();
  const payments = await db
    .selectFrom('payment')
    .select(count)
    .where('state', 'in', paymentStates.filter(isOpen))
    .where(({ or }) => or([isConcerned, hasPath('options', options)]))
    .execute();
  return { servers: countOf(rented), carts: countOf(carts), payments: countOf(payments) };
}

/**
 * Changes an item and returns it before and after.
 *
 * @throws Problem 404 `notFound`, 409 `stale`, 422 `invalidRequest` for a value that the item cannot have, or a day that
 *   has started
 */
export async function savePrice(
  tx: Db,
  id: string,
  { value, upcoming }: PriceChange,
  version: string,
): Promise<{ before: ListedPrice; after: AdminPrice }> {
  const item = itemNamed(id);
  const kind = kindOfPrice(item);
  if (!isPriceOf(kind, value)) throw refusal('invalidRequest', { fields: ['value'] });
  if (upcoming && !isPriceOf(kind, upcoming.value))
    throw refusal('invalidRequest', { fields: ['upcoming.value'] });
  await lockPrices(tx);
  // Read after the lock: charges that held it before used earlier prices (catalog/prices.ts).
  const at = new Date();
  const before = findPrice(await listedPrices(tx, at), item);
  if (before.version !== version) throw refusal('stale');
  await tx.deleteFrom('listPrice').where('item', '=', item).where('from', '>', at).execute();
  const later = upcoming && { from: startOfDay(await timeZoneOf(tx), upcoming.from), value: upcoming.value };
  if (later && later.from <= at) throw refusal('invalidRequest', { fields: ['upcoming.from'] });
  const rows = [...(value === before.value ? [] : [{ from: at, value }]), ...(later ? [later] : [])];
  if (rows.length > 0)
    await tx
      .insertInto('listPrice')
      .values(rows.map((row) => ({ item, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['item', 'from']).doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
      )
      .execute();
  return { before, after: findPrice(await adminPrices(tx, at), item) };
}
