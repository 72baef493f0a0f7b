import { brand } from '@/brand';
import type { DocumentPayee } from '@/domain/documents/billingDocument';

/** The provider as documents state it today: what is issued copies it, and never changes with it. */
export function currentPayee(): DocumentPayee {
  const { legalEntity, requisites, support } = brand;
  return { name: legalEntity, ...requisites, email: support.email, phone: support.phone };
}
