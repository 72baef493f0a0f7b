import type { DocumentBrand } from './brand';
import { useBrand } from './BrandProvider';

/** Returns the brand for a screen that prints its requisites. Throws for a brand without them. */
export function useDocumentBrand(): DocumentBrand {
  const { requisites, ...brand } = useBrand();
  if (!requisites) throw new Error('This screen prints requisites, which the brand does not have');
  return { ...brand, requisites };
}
