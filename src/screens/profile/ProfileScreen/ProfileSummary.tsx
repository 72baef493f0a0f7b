import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';
import { ChevronDownIcon } from '@/primitives/icons';
import { DocumentPreview } from './DocumentPreview';
import { failureText } from './profileTexts';
import type { ProfilePartProps } from './profileTypes';

/**
 * What the profile makes of documents, and Ok and Cancel (§2). In the bar of a narrow screen the preview folds away;
 * the actions stay.
 */
export function ProfileSummary({ view, formId, ...actions }: ProfilePartProps & { formId: string }) {
  const { t } = useI18n();
  const id = useId();
  const { isDirty, canSubmit, isPreviewOpen, submission } = view;
  const isPending = submission.status === 'pending';
  return (
    <div className="flex flex-col gap-3 px-4 py-2.5 sm:px-6 @4xl:gap-4 @4xl:p-5">
      <div
        id={`${id}-preview`}
        role="group"
        aria-label={t('profile.document.show')}
        // It scrolls over a phone's screen, which the keyboard must be able to do too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isPreviewOpen ? 0 : undefined}
        className={cx(
          'flex max-h-[60dvh] flex-col gap-3 overflow-y-auto pt-2 @4xl:flex @4xl:max-h-none @4xl:overflow-visible @4xl:pt-0',
          !isPreviewOpen && 'hidden',
        )}
      >
        <DocumentPreview view={view} />
      </div>
      <div className="flex min-h-6 min-w-0 flex-wrap items-center justify-between gap-x-3">
        <output id={`${id}-state`} className="text-sm text-text-muted">
          {t(isDirty ? 'profile.state.changed' : 'profile.state.saved')}
        </output>
        <button
          type="button"
          aria-expanded={isPreviewOpen}
          aria-controls={`${id}-preview`}
          onClick={actions.onPreviewToggle}
          className="ml-auto flex min-h-11 items-center gap-1.5 rounded-control text-sm text-text-muted @4xl:hidden"
        >
          {t(isPreviewOpen ? 'profile.document.hide' : 'profile.document.show')}
          <ChevronDownIcon
            className={cx('size-4 transition-transform duration-150', !isPreviewOpen && 'rotate-180')}
          />
        </button>
      </div>
      {submission.status === 'failed' && (
        <FormError
          hint={
            <>
              {submission.isPasswordChanged && `${t('profile.failed.passwordChanged')} `}
              {failureText(submission.failure, t)} {t('profile.failed.kept')}
            </>
          }
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
