import { DiscountsScreen } from '@/screens/usage/DiscountsScreen/DiscountsScreen';
import { toDiscountsView } from '@/screens/usage/DiscountsScreen/discountsView';
import { useDiscounts } from '@app/reads/usageReads';

/** Promo codes that the account has used, and their savings. */
export default function DiscountsContainer() {
  const { state, refresh } = useDiscounts();
  return <DiscountsScreen view={toDiscountsView(state)} onRetry={() => void refresh()} />;
}
