import { use } from 'react';
import { FormSection } from '@/components/FormSection';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { paths } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { ChangesOff } from '@/primitives/changesOff';
import { SelectField } from '@/primitives/SelectField';
import { sectionIcons } from '@/primitives/sectionIcons';
import { Skeleton } from '@/primitives/Skeleton';
import { NoticeChoice } from './NoticeChoice';
import type { NoticesView, UserSettingsScreenProps } from './userSettingsView';

const Icon = sectionIcons.settings;

type NoticesTabProps = Pick<UserSettingsScreenProps, 'onChoiceChange' | 'onLanguageChange' | 'onRetry'> & {
  view: NoticesView;
};

/** Events, channels and language of the notifications (D31). Each choice is saved at once. */
export function NoticesTab({ view, ...actions }: NoticesTabProps) {
  const { t, languages } = useI18n();
  const changesOff = use(ChangesOff);
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-120 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<Icon />}
          title={t('userSettings.empty.title')}
          description={t('userSettings.empty.description')}
          action={
            <ButtonLink intent="primary" href={paths.dashboard.profile}>
              {t('userSettings.empty.action')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <FormSection title={t('userSettings.notices.title')}>
          <p className="text-text-muted">{t('userSettings.notices.text')}</p>
          <SelectField
            className="max-w-80"
            label={t('userSettings.language')}
            options={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
            value={view.language}
            disabled={changesOff !== null}
            hint={changesOff?.reason}
            onValueChange={actions.onLanguageChange}
          />
          <div className="flex flex-col">
            {view.events.map((each) => (
              <NoticeChoice key={each.event} {...each} onChoiceChange={actions.onChoiceChange} />
            ))}
          </div>
        </FormSection>
      );
  }
}
