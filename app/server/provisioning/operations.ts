import { sql } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import type { OrderItemKind } from '@/domain/order/placedOrder';
import type { Money } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { InstalledSshKey } from '@/domain/sshKeys/sshKey';
import type { EditableServer } from '@/domain/servers/serverSettings';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { Command, ServerSpec } from './provisioner';
import type { Undo } from './tables';

export interface NewOperation {
  readonly serverId: ServerId;
  /** Name shown to the customer: a plan, a domain. */
  readonly title: string;
  /** Null if the provisioner has nothing to do. */
  readonly command: Command | null;
  readonly undo?: Undo;
  /** SSH keys on the disk that it leaves; null or absent if they are unknown, or if the disk stays. */
  readonly installedKeys?: readonly InstalledSshKey[] | null;
  /** Backup that a new server was ordered with: of its creation, and of the restore that follows. */
  readonly fromBackup?: OrderedBackup | undefined;
  /** Sealed passwords (passwords.ts). */
  readonly passwords?: string;
  /** Set for an item of an order. */
  readonly ordered?: {
    readonly orderId: number;
    readonly item: OrderItemKind;
    readonly amount: Money;
    /** Period of the server that was paid for; a refund is computed from it. Null for none. */
    readonly covers: { readonly from: IsoDate; readonly until: IsoDate } | null;
  };
  /** Set if the item is no longer available: the operation has failed and the caller refunds it. */
  readonly hasFailed?: true;
}

/** Makes the specification that the provisioner receives. */
export function specOf({ server, memory, settings }: EditableServer): ServerSpec {
  const { domain, ip, datacenter, tariff, os } = server;
  const { software, panel, backup, ipv4, ipv6Subnet, username } = settings;
  return { domain, ip, datacenter, tariff, memory, os, software, panel, backup, ipv4, ipv6Subnet, username };
}

/** Condition of operations that copy a snapshot or backup of a server to another one. */
export const copiesServer = (id: number) =>
  sql<boolean>`"command" -> 'source' ->> 'serverId' = ${String(id)}`;

/** Condition of operations that create servers for a backup of a server, or restore it to them. */
export const awaitsBackupOf = (id: number) => sql<boolean>`"fromBackup" ->> 'serverId' = ${String(id)}`;

/** Condition of operations that use a server's disk: its own, and those that copy one of its snapshots or backups. */
export const usesServer = (id: number) => sql<boolean>`("serverId" = ${id} or ${copiesServer(id)})`;

/** Rows per statement: PostgreSQL allows 65 535 parameters. */
const rowsAtOnce = 1000;

/**
 * Stores operations and their jobs in the caller's transaction. The caller holds the customer's lock, so that
 * operations of a server are numbered in execution order.
 *
 * @returns ids of the operations
 */
export async function addOperations(
  tx: Db,
  userId: string,
  operations: readonly NewOperation[],
  now: Date,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let from = 0; from < operations.length; from += rowsAtOnce) {
    const rows = operations
      .slice(from, from + rowsAtOnce)
      .map(
        ({ serverId, title, command, undo, installedKeys, fromBackup, passwords, ordered, hasFailed }) => ({
          userId,
          serverId,
          title,
          command: command && JSON.stringify(command),
          undo: undo ? JSON.stringify(undo) : null,
          installedKeys: installedKeys ? JSON.stringify(installedKeys) : null,
          fromBackup: fromBackup ? JSON.stringify(fromBackup) : null,
          passwords: passwords ?? null,
          orderId: ordered?.orderId ?? null,
          item: ordered?.item ?? null,
          amount: ordered?.amount ?? 0,
          coversFrom: ordered?.covers?.from ?? null,
          coversUntil: ordered?.covers?.until ?? null,
          createdAt: now,
          ...(command ? {} : { status: hasFailed ? ('failed' as const) : ('done' as const), endedAt: now }),
        }),
      );
    const added = await tx.insertInto('operation').values(rows).returning(['id', 'endedAt']).execute();
    ids.push(...added.map(({ id }) => id));
    await enqueue(
      tx,
      added
        .filter(({ endedAt }) => endedAt === null)
        .map(({ id }) => ({
          kind: 'operation' as const,
          key: `operation:${id}`,
          payload: { operationId: id },
          runAt: now,
        })),
    );
  }
  return ids;
}

export interface NewOrder {
  readonly userId: string;
  readonly now: Date;
  /** Null if it was charged to the balance at once. */
  readonly paymentId: number | null;
  readonly amount: Money;
}

/** Stores an order, whose items are operations. */
export async function placeOrder(tx: Db, { userId, now, paymentId, amount }: NewOrder): Promise<number> {
  const { id } = await tx
    .insertInto('order')
    .values({ userId, at: now, paymentId, amount })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
