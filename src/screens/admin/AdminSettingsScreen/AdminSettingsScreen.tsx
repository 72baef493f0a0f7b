import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { Button } from '@/primitives/Button';
import { Form, FormError } from '@/primitives/Form';
import { Skeleton } from '@/primitives/Skeleton';
import { SettingsTabs } from '../settings/SettingsTabs';
import { failureText } from '../list/failureText';
import type { AdminSettingsScreenProps, SettingsFormProps } from './adminSettingsView';
import { MailTest } from './MailTest';
import { SettingsFields } from './SettingsFields';

/** The settings of the portal (§2, with the defaults of §9). */
export function AdminSettingsScreen(props: AdminSettingsScreenProps) {
  const { t } = useI18n();
  return (
    <DetailPage
      title={t('adminSettings.title')}
      tabs={<SettingsTabs current="portal" />}
      busyLabel={props.view.status === 'loading' ? t('common.loading') : undefined}
    >
      <Body {...props} />
    </DetailPage>
  );
}

function Body(props: AdminSettingsScreenProps) {
  const { t } = useI18n();
  if (isIn(props, 'ready')) return <SettingsForm {...props} />;
  const { view, onRetry } = props;
  return view.status === 'loading' ? (
    <div className="flex flex-col gap-px rounded-card border border-border bg-surface p-5">
      {[0, 1, 2, 3].map((section) => (
        <Skeleton key={section} className="my-4 h-28" />
      ))}
    </div>
  ) : (
    <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
  );
}

/** The fields, and a sticky footer with the number of changes. */
function SettingsForm({ view, onDraftChange, onSubmit, onReset, onMailTest }: SettingsFormProps) {
  const { t } = useI18n();
  const { draft, problems, refusals, changeCount, submission } = view;
  const isPending = submission.status === 'pending';
  const failure = failureText(submission, t);
  return (
    <Form
      aria-label={t('adminSettings.title')}
      refusals={refusals}
      onSubmit={onSubmit}
      className="gap-0! rounded-card border border-border bg-surface **:scroll-mt-20 **:scroll-mb-28"
    >
      <div>
        <SettingsFields
          draft={draft}
          problems={problems}
          fixed={view.fixed}
          hasSmtpPassword={view.hasSmtpPassword}
          mailTest={<MailTest test={view.mailTest} changeCount={changeCount} onSend={onMailTest} />}
          onDraftChange={onDraftChange}
        />
      </div>
      <footer
        data-bottom-bar=""
        className="sticky bottom-0 z-10 low:static flex flex-col gap-3 rounded-b-card border-t border-border bg-surface px-5 py-3"
      >
        {failure !== null && <FormError>{failure}</FormError>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-text-muted">{t('adminSettings.changes', { count: changeCount })}</output>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button disabled={changeCount === 0 || isPending} onClick={onReset}>
              {t('adminSettings.reset')}
            </Button>
            <Button intent="primary" type="submit" disabled={changeCount === 0} pending={isPending}>
              {t('adminSettings.save')}
            </Button>
          </div>
        </div>
      </footer>
    </Form>
  );
}
