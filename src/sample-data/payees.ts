import type { Payee, Payees } from '@/domain/documents/payees';
import { sampleLegalEntity } from './legalEntity';

/** The sample's legal entity, with changes. */
export function makePayee(changes: Partial<Payee> = {}): Payee {
  return { ...sampleLegalEntity, email: 'support@meridian.example', ...changes };
}

/** One entity bills everyone. */
export const samplePayees: Payees = { individuals: makePayee(), organizations: makePayee() };
