import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { EmptyState } from '@/patterns/EmptyState';
import { ButtonLink } from '@/primitives/Button';
import { sectionIcons, type SectionIconName } from '@/primitives/sectionIcons';

/** What a section that is not built yet shows (D6). */
export interface PlaceholderView {
  name: PlainMessageKey;
  icon: SectionIconName;
  /** One honest sentence of what will be here. */
  text: PlainMessageKey;
  /** Where a person can do something today; null where no place is nearer than this one. */
  way:
    { kind: 'section'; href: string; name: PlainMessageKey } | { kind: 'registration'; href: string } | null;
  /** A prefilled ticket, or an e-mail where tickets are what is missing. */
  ask: { kind: 'ticket'; href: string } | { kind: 'mail'; email: string };
}

export interface PlaceholderScreenProps {
  view: PlaceholderView;
}

/** A section that is not built yet: its name, one sentence, the nearest way on, and whom to ask (§2, D5, D6). */
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
          {view.way && (
            <ButtonLink intent="primary" href={view.way.href}>
              {view.way.kind === 'section'
                ? t('placeholder.goTo', { name: t(view.way.name) })
                : t('placeholder.legal.back')}
            </ButtonLink>
          )}
          {view.ask.kind === 'ticket' ? (
            <ButtonLink href={view.ask.href}>{t('placeholder.ask')}</ButtonLink>
          ) : (
            <ButtonLink href={`mailto:${view.ask.email}`}>
              {t('placeholder.write', { email: view.ask.email })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
