import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { isPlaceholder, sectionAt } from '@/pages/dashboard';
import { sectionName } from '@/paths';
import { PlaceholderScreen } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { toPlaceholderView } from '@/screens/placeholder/PlaceholderScreen/placeholderView';

/** A dashboard page without a screen (§2, D5, D6). */
export default function PlaceholderContainer() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const key = sectionAt(pathname);
  // Routes render only placeholders here.
  if (key === null || !isPlaceholder(key)) throw new Error(`${pathname} is no placeholder`);
  const name = sectionName(key);
  const about = { name: t(name) };
  const subjects = { order: t('placeholder.orderSubject', about), ask: t('placeholder.askSubject', about) };
  return <PlaceholderScreen view={toPlaceholderView(key, subjects)} />;
}
