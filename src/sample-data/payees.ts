import { brand } from '@/brand';
import type { Payee, Payees } from '@/domain/documents/payees';

/** The brand's legal entity, with changes. */
export function makePayee(changes: Partial<Payee> = {}): Payee {
  return { name: brand.legalEntity, ...brand.requisites, ...brand.support, ...changes };
}

/** One entity bills everyone. */
export const samplePayees: Payees = { individuals: makePayee(), organizations: makePayee() };
