import { useBrandMark } from '@/i18n/BrandProvider';

/** The provider's mark, as the app gave it. Decoration: the name stands beside it, or is a label. */
export function BrandMark({
  className,
}: {
  /** Its size and place; it has the colour that the brand gives it. */
  className?: string;
}) {
  const drawMark = useBrandMark();
  return drawMark({ className });
}
