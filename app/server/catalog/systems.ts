import type { Selectable } from 'kysely';
import type { SystemVersion } from '@/domain/order/compatibility';
import { osFamilies, systemKey } from '@/domain/order/os';
import type { ServerSystem } from '@/domain/servers/serverSettings';
import type { Db } from '../db/database';
import type { SystemTable } from './tables';

/** Compares versions by their numbers: 9 comes before 10. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns the place of a system in the configuration page: by family, added ones before the others. NoOS leads its own. */
function placeOf(system: SystemVersion): number {
  const place = osFamilies.findIndex(({ id }) => id === system.family);
  if (place === -1) return osFamilies.length - 1.5;
  return systemKey(system) === 'other NoOS' ? place - 0.25 : place;
}

/** Returns every system, in the order of the configuration page. */
export async function systemRows(db: Db): Promise<readonly Selectable<SystemTable>[]> {
  const rows = await db.selectFrom('system').selectAll().execute();
  return rows.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      compare(one.family, other.family) ||
      compare(one.version, other.version),
  );
}

const toSystem = ({ family, version, memory, panels, software }: SystemVersion): SystemVersion => ({
  family,
  version,
  memory,
  panels,
  software,
});

/** Returns every system with whether it is offered: servers keep those that are withheld. */
export const serverSystems = async (db: Db): Promise<readonly ServerSystem[]> =>
  (await systemRows(db)).map((row) => ({ ...toSystem(row), isOffered: row.sale === 'offered' }));

/** Returns the systems that new orders can choose. */
export const offeredSystems = async (db: Db): Promise<readonly SystemVersion[]> =>
  (await systemRows(db)).filter(({ sale }) => sale === 'offered').map(toSystem);

/** Converts a system for the API. */
export const wireSystem = <Value extends Pick<SystemVersion, 'panels' | 'software'>>(system: Value) => ({
  ...system,
  panels: [...system.panels],
  software: [...system.software],
});
