import { sql, type Selectable } from 'kysely';
import type { OrderId } from '@/domain/order/placedOrder';
import { inProgressStatuses, type ServerStatus } from '@/domain/servers/serverStates';
import type { ServerEvent, ServerEventKind } from '@/domain/servers/serverDetails';
import { isSame } from '@/domain/values/isSame';
import { statusAfter } from '@/domain/servers/power';
import { assignedOf, withAssigned, type Assigned } from '@/domain/servers/provisioned';
import { failedOperationOf, type FailedOperation } from '@/domain/servers/failedOperation';
import { noticesOf } from '../customers/notices';
import { enqueueMail } from '../mail/mailJob';
import { lockOwner } from '../customers/lock';
import { auditSystem } from '../audit/audit';
import { refundItem } from '../consequences/money';
import type { Db } from '../db/database';
import { NonRetryableError, type Publish } from '../jobs/handler';
import { notify } from '../notifications/notify';
import { commandDone, commandFailed } from '../servers/commandResults';
import { restoreOrdered } from '../servers/orderedBackup';
import { storeSystem } from '../servers/storeSystem';
import { serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';
import { addOperations } from '../provisioning/operations';
import { isFresh } from '../provisioning/passwords';
import type { Command, Progress, ServerSpec } from '../provisioning/provisioner';
import type { OperationTable } from '../provisioning/tables';
import type { EditableServer } from '@/domain/servers/serverSettings';
import { creationOf, releaseAccess, releaseWithheld, restoresOrdered } from './releaseAccess';
import { undoPaidChange } from './undoPaidChange';

type Done = Extract<Progress, { status: 'done' }>;

/* Effects of an operation's progress on its server, order and money. */

interface Step {
  /** Id of the operation. */
  readonly id: number;
  readonly now: Date;
  readonly publish: Publish;
}

type Row = Selectable<OperationTable>;
/** An operation of an existing account. */
type Owned = Row & { readonly userId: string };

/** Returns the operation if it is open, under its owner's lock. */
async function lockOpen(tx: Db, id: number): Promise<Row | null> {
  const rows = tx.selectFrom('operation').selectAll().where('id', '=', id);
  const found = await rows.executeTakeFirst();
  if (!found || found.endedAt) return null;
  await lockOwner(tx, async () => (await rows.executeTakeFirst())?.userId);
  return (await rows.where('endedAt', 'is', null).forUpdate().executeTakeFirst()) ?? null;
}

const isOwned = (row: Row): row is Owned => row.userId !== null;

/** Sets a status with a history entry (D32). The version stays, because no editable field changed. */
async function setStatus(
  tx: Db,
  { userId, serverId }: Owned,
  at: Date,
  {
    from,
    to,
    event,
    actor = 'system',
    detail = null,
    token = null,
    member = null,
  }: {
    from: readonly ServerStatus[];
    to: ServerStatus;
    event: ServerEventKind;
    actor?: ServerEvent['actor'];
    detail?: string | null;
    /** Name of the API token that requested it. */
    token?: string | null;
    /** E-mail of the colleague who requested it. */
    member?: string | null;
  },
): Promise<void> {
  const changed = await tx
    .updateTable('server')
    // A held server keeps the status to restore (D44).
    .set({
      status: sql<ServerStatus>`case when "heldStatus" is null then ${to}::text else "status" end`,
      heldStatus: sql<ServerStatus>`case when "heldStatus" is null then null else ${to}::text end`,
    })
    .where('userId', '=', userId)
    .where('id', '=', serverId)
    .where(sql<ServerStatus>`coalesce("heldStatus", "status")`, 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  await tx
    .insertInto('serverEvent')
    .values({
      userId,
      serverId,
      at,
      kind: event,
      actor,
      detail,
      ...(token !== null && { token }),
      ...(member !== null && { member }),
    })
    .execute();
}

/** The provisioner accepted the operation; a new server is now in 'Activation'. */
export async function accepted(tx: Db, { id, now, publish }: Step): Promise<void> {
  const row = await lockOpen(tx, id);
  if (!row || row.startedAt) return;
  await tx.updateTable('operation').set({ status: 'running', startedAt: now }).where('id', '=', id).execute();
  if (!isOwned(row)) return;
  if (row.command?.action === 'create')
    await setStatus(tx, row, now, { from: ['Ordered'], to: 'Activation', event: 'created' });
  publish(row.userId, 'servers');
}

/** Whether no other operation of this server is open, or none with these actions. */
async function isLast(
  tx: Db,
  { id, serverId }: Row,
  actions?: readonly Command['action'][],
): Promise<boolean> {
  const others = tx
    .selectFrom('operation')
    .select('id')
    .where('serverId', '=', serverId)
    .where('endedAt', 'is', null)
    .where('id', '!=', id)
    .limit(1);
  const such = actions
    ? others.where(sql<boolean>`"command" ->> 'action' in (${sql.join(actions)})`)
    : others;
  return (await such.executeTakeFirst()) === undefined;
}

/**
 * Stores assigned resources.
 *
 * @throws NonRetryableError if they are less than was paid
 */
async function storeAssigned(
  tx: Db,
  { userId, serverId }: Owned,
  command: Extract<Command, { spec: ServerSpec }>,
  done: Done,
  now: Date,
): Promise<void> {
  const found = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
  if (!found) return;
  const before = toEditable(found);
  const assigned = assignedBy(done, before);
  const missing = command.action === 'resize' ? null : missingOf(command.spec, assigned);
  if (missing !== null) throw new NonRetryableError(missing);
  const editable = withAssigned(before, assigned);
  if (!isSame(editable, before)) await storeChanged(tx, userId, { editable, notes: [] }, now);
}

/** The operation succeeded: the server runs, unless another operation is open. */
export async function ended(tx: Db, { id, now, publish }: Step, done: Done): Promise<void> {
  const row = await lockOpen(tx, id);
  if (!row) return;
  await tx
    .updateTable('operation')
    .set({ status: 'done', startedAt: row.startedAt ?? now, endedAt: now })
    .where('id', '=', id)
    .execute();
  if (isOwned(row)) await applyEnd(tx, row, { id, now, publish }, done);
  await releaseAccess(tx, row, now);
}

/** Stores what an operation has done to its server, and notifies the owner. */
async function applyEnd(tx: Db, row: Owned, { now, publish }: Step, done: Done): Promise<void> {
  const { userId, serverId, command } = row;
  publish(userId, 'servers');
  if (command && 'spec' in command) await storeAssigned(tx, row, command, done, now);
  await commandDone(tx, { userId, serverId, now }, command, done.sizeMb ?? null);
  switch (command?.action) {
    case 'create':
      await setStatus(tx, row, now, { from: ['Ordered', 'Activation'], to: 'Active', event: 'activated' });
      // The server was cancelled meanwhile and will be destroyed next.
      if (!(await isThere(tx, row))) return;
      if (!row.fromBackup) await notifyReady(tx, row, now);
      else if (!(await restoreOrdered(tx, { userId, serverId, fromBackup: row.fromBackup, now })))
        await notRestored(tx, row, now);
      publish(userId, 'notifications');
      return;
    case 'start':
    case 'reboot':
    case 'reinstall':
    case 'resize':
    case 'setOptions':
    case 'restoreSnapshot':
    case 'restoreBackup':
    case 'setRescue':
    case 'attachIso':
    case 'detachIso':
      if (await isLast(tx, row))
        await setStatus(tx, row, now, { from: inProgressStatuses, to: 'Active', event: 'activated' });
      if (!restoresOrdered(row)) return;
      await notifyRestored(tx, row, now);
      publish(userId, 'notifications');
      return;
    case 'stop':
      // An administrator's stop is shown at once and has nothing to undo. Other operations leave the machine stopped
      // unless they start it.
      if (row.undo && (await isLast(tx, row, ['start', 'reboot'])))
        await setStatus(tx, row, now, {
          // It is running if an administrator retries this after a failure.
          from: [...inProgressStatuses, 'Active'],
          to: statusAfter('stop'),
          event: 'stopped',
          actor: 'customer',
          token: row.token,
          member: row.member,
        });
      return;
    default:
  }
}

/** Announces a new server. */
async function notifyReady(tx: Db, row: Owned, now: Date): Promise<void> {
  const { userId, serverId, title: domain } = row;
  await notify(tx, { userId, at: now, about: { kind: 'serverReady', serverId, domain, ...ofOrder(row) } });
}

/** Announces a new server once the backup that it was ordered with is restored, or could not be. */
async function notifyRestored(tx: Db, row: Owned, now: Date): Promise<void> {
  const creation = await creationOf(tx, row);
  if (creation && isOwned(creation)) await notifyReady(tx, creation, now);
}

/** The backup that a new server was ordered with does not fit it by now: its owner keeps it as it is. */
async function notRestored(tx: Db, row: Owned, now: Date): Promise<void> {
  const { id, userId, serverId, title } = row;
  await auditSystem(tx, {
    now,
    kind: 'deliveryFailed',
    subject: title,
    customer: await emailOf(tx, userId),
    after: { operation: id, reason: 'The ordered backup is gone or does not fit the disk' },
  });
  await tx
    .insertInto('serverEvent')
    .values({ userId, serverId, at: now, kind: 'failed', actor: 'system', detail: null })
    .execute();
  await notifyReady(tx, row, now);
  await notifyFailure(tx, row, now, 'orderedBackup');
}

/** Whether the server still exists. */
async function isThere(tx: Db, { userId, serverId }: Owned): Promise<boolean> {
  return (await serverRow(tx, userId, serverId).executeTakeFirst()) !== undefined;
}

/** Reverts the effect of a failed operation. */
async function undo(tx: Db, row: Owned, now: Date, reason: string): Promise<void> {
  const { userId, serverId, command, title } = row;
  if (command?.action === 'create') {
    await tx.deleteFrom('server').where('userId', '=', userId).where('id', '=', serverId).execute();
    // The machine may exist anyway, if an answer was lost.
    await addOperations(tx, userId, [{ serverId, title, command: { action: 'destroy' } }], now);
    return;
  }
  if (row.undo && 'paid' in row.undo) await undoPaidChange(tx, row, row.undo, now);
  const system = row.undo && 'system' in row.undo && row.undo.system;
  if (system) await storeSystem(tx, row, system, now);
  const isStart = command?.action === 'start';
  const before = row.undo && 'status' in row.undo ? row.undo.status : null;
  await setStatus(tx, row, now, {
    from: isStart && before === null ? [...inProgressStatuses, 'Active'] : inProgressStatuses,
    to: before ?? (isStart ? 'Stopped' : 'Active'),
    event: 'failed',
    detail: reason,
  });
}

async function emailOf(tx: Db, userId: string): Promise<string> {
  const { email } = await tx
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

const isUnseen = ({ command, undo: before }: Row) =>
  command?.action === 'destroy' ||
  command?.action === 'suspend' ||
  (command?.action === 'stop' && before === null);

/** The order of an operation, for notifications of one order to be shown together. */
const ofOrder = ({ orderId }: Pick<Owned, 'orderId'>) => orderId !== null && { orderId: orderId as OrderId };

/** The operation failed for good: refunds it to the balance and notifies the customer and administrators. */
export async function failed(tx: Db, { id, now, publish }: Step, reason: string): Promise<void> {
  const row = await lockOpen(tx, id);
  if (!row) return;
  await tx
    .updateTable('operation')
    .set({ status: 'failed', endedAt: now, reason, passwords: null })
    .where('id', '=', id)
    .execute();
  await auditSystem(tx, {
    now,
    kind: 'deliveryFailed',
    subject: row.title,
    customer: isOwned(row) ? await emailOf(tx, row.userId) : '',
    after: { operation: id, reason },
  });
  await releaseWithheld(tx, row, now);
  if (!isOwned(row)) return;
  // Customers need not know of these: administrators handle them.
  if (isUnseen(row)) return;
  const { userId, serverId, title: domain, orderId } = row;
  const isGone = !(await isThere(tx, row));
  const amount = await refundItem(tx, row, now, `refund:operation:${id}`);
  await commandFailed(tx, { userId, serverId, now }, row.command);
  await undo(tx, row, now, reason);
  // A customer who cancelled and was refunded is not notified.
  if (isGone && amount === 0) return;
  if (orderId === null) {
    if (restoresOrdered(row)) await notifyRestored(tx, row, now);
    await notifyFailure(tx, row, now);
  } else {
    const about = { kind: 'orderFailed', orderId: orderId as OrderId, title: domain, amount } as const;
    await notify(tx, { userId, at: now, about });
  }
  publish(userId, 'servers', 'account', 'notifications');
}

function failedOperation(row: Row): FailedOperation {
  if (restoresOrdered(row)) return 'orderedBackup';
  return row.command ? failedOperationOf(row.command) : 'other';
}

/** Notifies the owner of a failed operation by the channels of their choice. */
async function notifyFailure(tx: Db, row: Owned, now: Date, operation = failedOperation(row)): Promise<void> {
  const { id, userId, serverId, title: domain, command, passwords, round } = row;
  const hasForgottenPassword = passwords !== null && !isFresh(command);
  const facts = { serverId, domain, operation, hasForgottenPassword };
  const { choices } = await noticesOf(tx, userId);
  if (choices.operations.portal)
    await notify(tx, { userId, at: now, about: { kind: 'serverFailed', ...facts } });
  const event = { kind: 'operationFailed', ...facts } as const;
  await enqueueMail(tx, { userId, key: `operationFailed:${id}:${round}`, event, now });
}

/** Returns a server's resources after an operation. Values missing in the report stay unchanged. */
function assignedBy({ addresses, ip, ipv6Subnet, panelUrl }: Done, before: EditableServer): Assigned {
  const known = assignedOf(before);
  const reported = addresses ?? (ip === undefined ? known.addresses : [ip]);
  return {
    addresses: [...new Set(reported)],
    ipv6Subnet: ipv6Subnet === undefined ? known.ipv6Subnet : ipv6Subnet,
    panelUrl: panelUrl === undefined ? known.panelUrl : panelUrl,
  };
}

/** Returns what a server lacks of its paid specification; null if complete. */
function missingOf(spec: ServerSpec, { addresses, ipv6Subnet, panelUrl }: Assigned): string | null {
  if (addresses.length < spec.ipv4) return `${addresses.length} of ${spec.ipv4} addresses were reported`;
  if (spec.ipv6Subnet !== '' && ipv6Subnet === null) return 'No IPv6 network was reported';
  if (spec.panel !== 'none' && panelUrl === null) return 'No address of the control panel was reported';
  return null;
}
