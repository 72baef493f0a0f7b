import type { AdminEventKind } from '@/domain/admin/activity';
import type { Db } from '../db/database';

export interface AuditEvent {
  /** The administrator; without an id once that account is deleted. */
  readonly caller: { readonly id: string | null; readonly email: string };
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
