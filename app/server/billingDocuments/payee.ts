import { brand } from '@/brand';
import type { DocumentPayee } from '@/domain/documents/billingDocument';

/** Returns the provider's current details; documents copy them when issued. */
export function currentPayee(): DocumentPayee {
  const { legalEntity, requisites, support } = brand;
  return { name: legalEntity, ...requisites, email: support.email, phone: support.phone };
}
