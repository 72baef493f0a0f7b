import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { EmptyState } from '@/patterns/EmptyState';
import { ButtonLink } from '@/primitives/Button';
import { sectionIcons, type SectionIconName } from '@/primitives/sectionIcons';

/** What a section without a screen of its own shows (D6). */
export interface PlaceholderView {
  name: PlainMessageKey;
  icon: SectionIconName;
  /** One honest sentence of what will be here. */
  text: PlainMessageKey;
  /** Where a person can do something today. */
  nearest: { href: string; name: PlainMessageKey };
  /** The ticket form, prefilled with a question about the section. */
  askHref: string;
}

export interface PlaceholderScreenProps {
  view: PlaceholderView;
}

/** A section without a screen of its own: its name, one sentence, the nearest way on, and whom to ask (§2, D5, D6). */
export function PlaceholderScreen({ view }: PlaceholderScreenProps) {
  const { t } = useI18n();
  const Icon = sectionIcons[view.icon];
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon />}
      title={t(view.name)}
      description={t(view.text)}
      action={
        <>
          <ButtonLink intent="primary" href={view.nearest.href}>
            {t('placeholder.goTo', { name: t(view.nearest.name) })}
          </ButtonLink>
          <ButtonLink href={view.askHref}>{t('placeholder.ask')}</ButtonLink>
        </>
      }
    />
  );
}
