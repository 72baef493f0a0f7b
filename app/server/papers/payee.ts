import { brand } from '@/brand';
import type { PaperPayee } from '@/domain/documents/billingDocument';

/** The provider as papers state it today: what is issued copies it, and never changes with it. */
export function currentPayee(): PaperPayee {
  const { legalEntity, requisites, support } = brand;
  return { name: legalEntity, ...requisites, email: support.email, phone: support.phone };
}
