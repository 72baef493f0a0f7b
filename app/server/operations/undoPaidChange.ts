import { kopecks } from '@/domain/money/money';
import { withKeptPrices } from '@/domain/pricing/nextPrices';
import { withoutLevel } from '@/domain/pricing/paidDays';
import { isOfOption } from '@/domain/servers/afterEntry';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import type { Undo } from '../provisioning/tables';
import { cancelOutdated } from '../servers/awaited';
import { serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';
import { todayOf } from '../settings/storedSettings';

/** Reverts a failed paid change: tariff or options, price, and paid days. */
export async function undoPaidChange(
  tx: Db,
  { userId, serverId }: { readonly userId: string; readonly serverId: ServerId },
  before: Extract<Undo, { paid: unknown }>,
  now: Date,
): Promise<void> {
  const found = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
  if (!found) return;
  const { server, ...editable } = toEditable(found);
  const reverted = {
    ...server,
    monthlyPrice: kopecks(server.monthlyPrice - before.added),
    paidLevels: withoutLevel(before.paid, server, await todayOf(tx, now)),
  };
  const undone =
    'tariff' in before
      ? {
          ...editable,
          // A price that was announced meanwhile was that of the other tariff.
          server: {
            ...reverted,
            tariff: before.tariff,
            nextPrices: server.nextPrices.filter(isOfOption),
          },
          memory: before.memory,
        }
      : {
          ...editable,
          server: {
            ...reverted,
            optionsMonthly: kopecks(server.optionsMonthly - before.added),
            panelUrl: before.panelUrl,
          },
          settings: { ...editable.settings, ...before.options },
          optionPrices: before.optionPrices,
        };
  const kept = withKeptPrices({ server, ...editable }, undone);
  await storeChanged(tx, userId, { editable: kept, notes: [] }, now);
  await cancelOutdated(tx, userId, serverId, now);
}
