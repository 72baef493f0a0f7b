import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';
import { DocumentPreview } from './DocumentPreview';
import { failureText } from './profileTexts';
import type { ProfilePartProps } from './profileTypes';

/** Document preview with Ok and Cancel (§2). In a narrow screen's bar the preview folds; the actions stay. */
export function ProfileSummary({ view, formId, ...actions }: ProfilePartProps & { formId: string }) {
  const { t } = useI18n();
  const id = useId();
  const { isDirty, canSubmit, isPreviewOpen, submission } = view;
  const isPending = submission.status === 'pending';
  return (
    <div className="flex flex-col gap-3 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <FoldingLines id={`${id}-preview`} label={t('profile.document.show')} isOpen={isPreviewOpen}>
        <DocumentPreview view={view} />
      </FoldingLines>
      <div className="flex min-h-6 min-w-0 flex-wrap items-center justify-between gap-x-3">
        <output id={`${id}-state`} className="text-sm text-text-muted">
          {t(isDirty ? 'profile.state.changed' : 'profile.state.saved')}
        </output>
        <FoldButton
          controls={`${id}-preview`}
          isOpen={isPreviewOpen}
          label={t(isPreviewOpen ? 'profile.document.hide' : 'profile.document.show')}
          onToggle={actions.onPreviewToggle}
          className="ml-auto text-sm"
        />
      </div>
      {submission.status === 'failed' && (
        <FormError
          hint={[
            ...(submission.isPasswordChanged ? [t('profile.failed.passwordChanged')] : []),
            failureText(submission.failure, t),
            t('profile.failed.kept'),
          ].join(' ')}
        >
          {t('profile.failed.title')}
        </FormError>
      )}
      {submission.status === 'failed' && submission.failure.reason === 'signedOut' && (
        <Button onClick={actions.onSignIn}>{t('profile.signIn')}</Button>
      )}
      <div className="flex flex-row-reverse gap-2 *:flex-1 @4xl:flex-row">
        <Button
          intent="primary"
          type="submit"
          form={formId}
          pending={isPending}
          aria-disabled={canSubmit ? undefined : true}
          aria-describedby={canSubmit ? undefined : `${id}-state`}
          className={cx(!canSubmit && 'opacity-55')}
        >
          {t(isPending ? 'profile.pending' : 'profile.ok')}
        </Button>
        <Button
          aria-disabled={isDirty && !isPending ? undefined : true}
          aria-describedby={isDirty ? undefined : `${id}-state`}
          onClick={isDirty && !isPending ? actions.onCancel : undefined}
          className={cx((!isDirty || isPending) && 'opacity-55')}
        >
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
