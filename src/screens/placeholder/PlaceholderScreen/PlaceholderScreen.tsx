import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ButtonLink } from '@/primitives/Button';
import { sectionIcons } from '@/primitives/sectionIcons';
import type { PlaceholderView } from './placeholderView';

export interface PlaceholderScreenProps {
  view: PlaceholderView;
}

/** A section without a screen: name, one sentence, and links, most helpful first (§2, D5, D6). */
export function PlaceholderScreen({ view }: PlaceholderScreenProps) {
  const { t } = useI18n();
  const Icon = sectionIcons[view.icon];
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon />}
      title={t(view.name)}
      description={t(view.text)}
      action={view.waysOn.map((way, index) => (
        <ButtonLink key={way.kind} intent={index === 0 ? 'primary' : 'secondary'} href={way.href}>
          {way.kind === 'nearest'
            ? t('placeholder.goTo', { name: t(way.name) })
            : t(`placeholder.${way.kind}`)}
        </ButtonLink>
      ))}
    />
  );
}
