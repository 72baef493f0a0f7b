import type { PayerType } from '../payment/payer';
import type { DocumentPayee } from './billingDocument';

/** Legal entity that bills a customer, with its requisites. */
export type Payee = Omit<DocumentPayee, 'director'>;

/** Legal entities that bill customers now. */
export interface Payees {
  readonly individuals: Payee;
  /** For organizations and sole proprietors. */
  readonly organizations: Payee;
}

/** Returns the legal entity that bills this type of payer. */
export const payeeOf = ({ individuals, organizations }: Payees, type: PayerType): Payee =>
  type === 'individual' ? individuals : organizations;
