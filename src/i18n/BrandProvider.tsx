import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Brand } from './brand';

/** Draws a provider's logo. It is decoration: the name is next to it or in a label. A function without hooks. */
export type DrawMark = (props: { className?: string | undefined }) => ReactNode;

interface BrandValue {
  brand: Brand;
  drawMark: DrawMark;
}

const BrandContext = createContext<BrandValue | null>(null);

export interface BrandProviderProps {
  brand: Brand;
  /** Draws the logo in the sidebar and on top of public pages and documents, 32 px wide by default. */
  drawMark: DrawMark;
  children: ReactNode;
}

/** Provides the brand to the tree below it. */
export function BrandProvider({ brand, drawMark, children }: BrandProviderProps) {
  const value = useMemo<BrandValue>(() => ({ brand, drawMark }), [brand, drawMark]);
  return <BrandContext value={value}>{children}</BrandContext>;
}

function useBrandValue(): BrandValue {
  const value = use(BrandContext);
  if (!value) throw new Error('useBrand needs a BrandProvider above it');
  return value;
}

/** Returns the provider's brand. Throws outside a BrandProvider. */
export function useBrand(): Brand {
  return useBrandValue().brand;
}

/** Returns the function that draws the logo. Throws outside a BrandProvider. */
export function useBrandMark(): DrawMark {
  return useBrandValue().drawMark;
}
