import { useMark } from '@/i18n/BrandProvider';

/** The provider's mark, as the app gave it. Decoration: the name stands beside it, or is a label. */
export function BrandMark({ className }: { className?: string }) {
  const drawMark = useMark();
  return drawMark({ className });
}
