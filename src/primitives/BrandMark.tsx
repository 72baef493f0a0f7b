import { useBrandMark } from '@/i18n/BrandProvider';

/** The provider's logo. Decorative: the name is next to it, or is a label. */
export function BrandMark({
  className,
}: {
  /** Classes for size and position. */
  className?: string;
}) {
  const drawMark = useBrandMark();
  return drawMark({ className });
}
