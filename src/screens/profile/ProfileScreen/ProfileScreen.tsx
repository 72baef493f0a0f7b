import { useId } from 'react';
import { passwordFields } from '@/domain/profile/passwordChange';
import { profileFields, type ProfileDraft } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { SectionsSkeleton, SummarySkeleton } from '@/patterns/SummarySkeleton';
import { Callout } from '@/primitives/Callout';
import { Form } from '@/primitives/Form';
import { ContractSection } from './ContractSection';
import { PayerSection } from './PayerSection';
import { ProfileSummary } from './ProfileSummary';
import type { ProfileScreenProps, ReadyProfileView } from './profileTypes';
import { UserSection } from './UserSection';
import { ChangedElsewhere } from '@/components/ChangedElsewhere';
import { fieldLabel, fieldValue } from './profileTexts';

interface ConflictNoticeProps extends NonNullable<ReadyProfileView['conflict']> {
  draft: ProfileDraft;
}

const fields = [...profileFields, ...passwordFields];

/** The customer's profile (§2): three sections, initially open, with a document preview. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { t } = useI18n();
  const formId = useId();
  const frame = { title: t('profile.title'), summaryLabel: t('profile.document.title') };
  if (isIn(props, 'ready')) {
    const { view, onFieldBlur, onSubmit } = props;
    return (
      <SummaryPage
        {...frame}
        notices={
          <>
            {view.isRestored && <Callout tone="info">{t('profile.restored')}</Callout>}
            {view.conflict && <ConflictNotice {...view.conflict} draft={view.draft} />}
          </>
        }
        summary={<ProfileSummary {...props} formId={formId} />}
      >
        <div
          onBlur={({ target }) => {
            const left = fields.find((field) => field === target.getAttribute('name'));
            if (left) onFieldBlur(left);
          }}
        >
          <Form id={formId} onSubmit={onSubmit} refusals={view.refusals} aria-label={t('profile.title')}>
            <UserSection {...props} />
            <PayerSection {...props} />
            <ContractSection {...props} />
          </Form>
        </div>
      </SummaryPage>
    );
  }
  const { view, onRetry } = props;
  return view.status === 'loading' ? (
    <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<SummarySkeleton lines="h-64" />}>
      <SectionsSkeleton
        sections={[6, 5, 10]}
        heading="w-48"
        grid="gap-x-4 gap-y-5 @lg:grid-cols-2"
        field="h-16"
      />
    </SummaryPage>
  ) : (
    <SummaryPage {...frame}>
      <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
    </SummaryPage>
  );
}

/** Changes saved on another device while the form was open. */
function ConflictNotice({ saved, fields, draft }: ConflictNoticeProps) {
  const { t, date } = useI18n();
  return (
    <ChangedElsewhere
      title={t('profile.conflict.title')}
      text={t(fields.length === 0 ? 'profile.conflict.hidden' : 'profile.conflict.text')}
      lines={fields.map(({ field, isTyped }) => ({
        key: field,
        label: fieldLabel(field, saved, t),
        value: <span className="font-medium">{fieldValue(field, saved, { t, date })}</span>,
        typed: isTyped
          ? t('profile.conflict.typed', { value: fieldValue(field, draft, { t, date }) })
          : undefined,
      }))}
    />
  );
}
