import { useId } from 'react';
import { passwordFields } from '@/domain/profile/passwordChange';
import { profileFields } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { SummaryPage } from '@/patterns/SummaryPage';
import { Callout } from '@/primitives/Callout';
import { Form } from '@/primitives/Form';
import { ContractSection } from './ContractSection';
import { PayerSection } from './PayerSection';
import { ProfileSkeleton, ProfileSummarySkeleton } from './ProfileSkeleton';
import { ProfileSummary } from './ProfileSummary';
import type { ProfileScreenProps } from './profileTypes';
import { UserSection } from './UserSection';

const fields = [...profileFields, ...passwordFields];

/** The customer's profile (§2): three sections, all open at start, with what documents make of it in sight. */
export function ProfileScreen({ view, ...actions }: ProfileScreenProps) {
  const { t } = useI18n();
  const formId = useId();
  const frame = { title: t('profile.title'), summaryLabel: t('profile.document.title') };
  switch (view.status) {
    case 'loading':
      return (
        <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<ProfileSummarySkeleton />}>
          <ProfileSkeleton />
        </SummaryPage>
      );
    case 'error':
      return (
        <SummaryPage {...frame}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />
        </SummaryPage>
      );
    case 'ready': {
      const part = { ...actions, view };
      return (
        <SummaryPage
          {...frame}
          notices={view.isRestored && <Callout tone="info">{t('profile.restored')}</Callout>}
          summary={<ProfileSummary {...part} formId={formId} />}
        >
          <div
            onBlur={({ target }) => {
              const left = fields.find((field) => field === target.getAttribute('name'));
              if (left) actions.onFieldLeave(left);
            }}
          >
            <Form
              id={formId}
              onSubmit={actions.onSubmit}
              refusals={view.refusals}
              aria-label={t('profile.title')}
            >
              <UserSection {...part} />
              <PayerSection {...part} />
              <ContractSection {...part} />
            </Form>
          </div>
        </SummaryPage>
      );
    }
  }
}
