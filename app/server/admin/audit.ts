import { shownEvents, type AdminEvent, type AdminEventKind } from '@/domain/admin/activity';
import type { IsoDateTime } from '@/domain/dates';
import type { Caller } from '../auth/signedIn';
import type { Db } from '../db/database';

export interface AuditEvent {
  /** Without an id once the administrator's account is deleted. */
  readonly caller: Pick<Caller, 'email'> & { readonly id: string | null };
  readonly now: Date;
  readonly kind: AdminEventKind;
  readonly subject: string;
  /** E-mail of the customer whom it concerns; absent where it concerns none. */
  readonly customer?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Records what an administrator did, within the transaction that does it (D33). */
export async function audit(
  tx: Db,
  { caller, now, kind, subject, customer = '', before, after }: AuditEvent,
): Promise<void> {
  await tx
    .insertInto('auditEvent')
    .values({
      at: now,
      adminId: caller.id,
      adminEmail: caller.email,
      kind,
      subject,
      customerEmail: customer,
      before: json(before),
      after: json(after),
    })
    .execute();
}

/** Records what no administrator did, but all of them should know of. */
export async function auditSystem(
  tx: Db,
  {
    now,
    kind,
    subject,
    customer = '',
    after,
  }: Pick<AuditEvent, 'now' | 'kind' | 'subject' | 'customer' | 'after'>,
): Promise<void> {
  await tx
    .insertInto('auditEvent')
    .values({
      at: now,
      adminId: null,
      adminEmail: '',
      kind,
      subject,
      customerEmail: customer,
      before: null,
      after: json(after),
    })
    .execute();
}

/** The newest events of the audit trail. What an administrator has seen of them is not stored, so none counts as new. */
export async function recentActivity(db: Db): Promise<readonly AdminEvent[]> {
  const rows = await db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'kind', 'subject'])
    .orderBy('id', 'desc')
    .limit(shownEvents)
    .execute();
  return rows.map(({ id, at, kind, subject }) => ({
    id: String(id),
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: at.toISOString() as IsoDateTime,
    kind,
    subject,
    isNew: false,
  }));
}
