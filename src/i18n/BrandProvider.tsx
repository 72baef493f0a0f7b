import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Brand } from './brand';

/** Draws a provider's mark: decoration, with the name beside it or as a label. A function without hooks. */
export type DrawMark = (props: { className?: string | undefined }) => ReactNode;

interface BrandValue {
  brand: Brand;
  drawMark: DrawMark;
}

const BrandContext = createContext<BrandValue | null>(null);

export interface BrandProviderProps {
  brand: Brand;
  /** Drawn in the sidebar and on top of public pages and documents, 32 px wide unless its class says otherwise. */
  drawMark: DrawMark;
  children: ReactNode;
}

/** Tells the tree below it whose portal it is. */
export function BrandProvider({ brand, drawMark, children }: BrandProviderProps) {
  const value = useMemo<BrandValue>(() => ({ brand, drawMark }), [brand, drawMark]);
  return <BrandContext value={value}>{children}</BrandContext>;
}

function useBrandValue(): BrandValue {
  const value = use(BrandContext);
  if (!value) throw new Error('useBrand needs a BrandProvider above it');
  return value;
}

/** The provider of the surrounding tree. Throws outside a BrandProvider, which is a programming error. */
export function useBrand(): Brand {
  return useBrandValue().brand;
}

/** Returns the component that draws the provider's mark. Throws as useBrand does. */
export function useBrandMark(): DrawMark {
  return useBrandValue().drawMark;
}
