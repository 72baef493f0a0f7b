import { useMemo, type ReactNode } from 'react';
import type { Payee } from '@/domain/documents/payees';
import { BrandProvider, useBrand, useBrandMark } from '@/i18n/BrandProvider';
import { withPayee } from '@/i18n/withPayee';

export interface PayeeBrandProps {
  /** Legal entity of the provider's settings; null while unknown, which leaves that of the build. */
  payee: Payee | null;
  children: ReactNode;
}

/** Shows the screens inside with the legal entity of the provider's settings. */
export function PayeeBrand({ payee, children }: PayeeBrandProps) {
  const [brand, drawMark] = [useBrand(), useBrandMark()];
  const shown = useMemo(() => (payee ? withPayee(brand, payee) : brand), [brand, payee]);
  return (
    <BrandProvider brand={shown} drawMark={drawMark}>
      {children}
    </BrandProvider>
  );
}
