import type { Payee } from '@/domain/documents/payees';
import type { Brand, DocumentBrand } from './brand';

/** Returns the brand with the legal entity of the provider's settings. */
export function withPayee(brand: Brand, payee: Payee): DocumentBrand {
  const { name, email, phone, ...requisites } = payee;
  return { ...brand, legalEntity: name, support: { email, phone }, requisites };
}
