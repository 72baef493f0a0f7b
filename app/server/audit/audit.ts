import type { AdminEventKind } from '@/domain/admin/activity';
import type { Db } from '../db/database';

export interface AuditEvent {
  /** The administrator. Without an id after that account is deleted, and without an e-mail if there was none. */
  readonly caller: { readonly id: string | null; readonly email: string };
  readonly now: Date;
  readonly kind: AdminEventKind;
  readonly subject: string;
  /** E-mail of the affected customer; absent if there is none. */
  readonly customer?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Records an administrator's action in its transaction (D33). */
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

/** Records an event without an administrator that all of them should know. */
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
