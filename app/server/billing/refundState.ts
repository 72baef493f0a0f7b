import type { Selectable } from 'kysely';
import type { RefundState } from '@/domain/admin/refund';
import type { RefundTable } from './tables';

type Row = Pick<Selectable<RefundTable>, 'endedAt' | 'canceledAt' | 'recipient'>;

/** Returns the state of a refund: sent, cancelled, or waiting for an administrator or a bank. */
export function refundState({ endedAt, canceledAt, recipient }: Row): RefundState {
  if (canceledAt) return 'canceled';
  if (endedAt) return 'sent';
  return recipient ? 'toSend' : 'atBank';
}
