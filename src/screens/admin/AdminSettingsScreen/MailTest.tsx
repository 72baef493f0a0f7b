import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import type { MailTestView } from './adminSettingsView';

export interface MailTestProps {
  test: MailTestView;
  /** Number of unsaved settings; the test needs saved ones. */
  changeCount: number;
  onSend: () => void;
}

/** Sends a test mail and shows the mail server's answer. */
export function MailTest({ test, changeCount, onSend }: MailTestProps) {
  const { t } = useI18n();
  const hintId = useId();
  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-2">
      <Button
        disabled={changeCount > 0}
        pending={test.status === 'pending'}
        aria-describedby={hintId}
        onClick={onSend}
      >
        {t('adminSettings.mailTest')}
      </Button>
      <p id={hintId} className="text-sm text-text-muted">
        {t(changeCount > 0 ? 'adminSettings.mailTest.unsaved' : 'adminSettings.mailTest.hint')}
      </p>
      <output className="block w-full wrap-anywhere">
        <MailTestResult test={test} />
      </output>
    </div>
  );
}

function MailTestResult({ test: view }: Pick<MailTestProps, 'test'>) {
  const { t } = useI18n();
  if (view.status === 'failed')
    return <Callout tone="danger">{t('adminSettings.mailTest.unanswered')}</Callout>;
  if (view.status !== 'done') return null;
  const { test } = view;
  switch (test.result) {
    case 'sent':
      return <Callout tone="success">{t('adminSettings.mailTest.sent', test)}</Callout>;
    case 'stored':
      return <Callout tone="warning">{t('adminSettings.mailTest.stored', test)}</Callout>;
    case 'failed':
      return <Callout tone="danger">{t('adminSettings.mailTest.failed', test)}</Callout>;
  }
}
