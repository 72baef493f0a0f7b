import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { PlaceholderScreen } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { builtSections } from '@app/routes/builtSections';
import { sectionAt, sectionName } from '@app/routes/sections';
import { toPlaceholderView } from './toPlaceholderView';

/** Any dashboard page without a screen of its own (D6). The routes bring only known pages here. */
export default function PlaceholderContainer() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const key = sectionAt(pathname) ?? 'vps';
  const name = sectionName(key);
  return (
    <>
      <DocumentTitle of={name} />
      <PlaceholderScreen
        view={toPlaceholderView(key, builtSections, t('placeholder.askSubject', { name: t(name) }))}
      />
    </>
  );
}
