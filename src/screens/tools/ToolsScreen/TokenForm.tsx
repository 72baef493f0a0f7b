import { useId } from 'react';
import { tokenLifetimes, tokenScopes, withScope } from '@/domain/tokens/apiToken';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { Dialog } from '@/primitives/Dialog';
import { FieldError } from '@/primitives/Field';
import { Form, FormError } from '@/primitives/Form';
import { PasswordField } from '@/primitives/PasswordField';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField } from '@/primitives/TextField';
import type { TokenOverlay, TokenSubmission, ToolsScreenProps } from './toolsView';

interface TokenFormProps extends Pick<
  ToolsScreenProps,
  'onTokenDraftChange' | 'onTokenPasswordShownChange' | 'onTokenSubmit' | 'onOverlayClose'
> {
  form: Extract<TokenOverlay, { kind: 'form' }>;
}

/** The dialog that creates a token. */
export function TokenForm({
  form,
  onTokenDraftChange,
  onTokenPasswordShownChange,
  onTokenSubmit,
  onOverlayClose,
}: TokenFormProps) {
  const { t } = useI18n();
  const { draft, problems, isPasswordShown, refusals, submission } = form;
  const id = useId();
  const isPending = submission.status === 'pending';
  const keyOf = (days: (typeof tokenLifetimes)[number]) => String(days ?? 'never');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onOverlayClose()}
      title={t('tools.form.title')}
      actions={
        <>
          <Button disabled={isPending} onClick={onOverlayClose}>
            {t('common.cancel')}
          </Button>
          <Button intent="primary" type="submit" form={id} pending={isPending}>
            {t('tools.form.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={t('tools.form.title')} refusals={refusals} onSubmit={onTokenSubmit}>
        <TextField
          label={t('tools.form.name')}
          name="name"
          autoComplete="off"
          dir="auto"
          required
          hint={t('tools.form.nameHint')}
          value={draft.name}
          error={problems.name && t(`tools.problem.name.${problems.name}`)}
          onValueChange={(name) => onTokenDraftChange({ name })}
        />
        <div
          role="group"
          aria-labelledby={`${id}-scopes`}
          aria-describedby={problems.scopes && `${id}-problem`}
          // Focused after a failed submit: its label and its error are read out.
          {...(problems.scopes && { 'data-form-error': '', tabIndex: -1 })}
          className="flex flex-col gap-2 rounded-control"
        >
          <p id={`${id}-scopes`} className="text-base font-medium">
            {t('tools.form.scopes')}
          </p>
          {tokenScopes.map((scope) => (
            <CheckboxCard
              key={scope}
              checked={draft.scopes.includes(scope)}
              title={t(`tools.scope.${scope}`)}
              description={t(`tools.scope.${scope}.text`)}
              onCheckedChange={(isOn) => onTokenDraftChange({ scopes: withScope(draft.scopes, scope, isOn) })}
            />
          ))}
          {problems.scopes && (
            <div id={`${id}-problem`} className="text-sm">
              <FieldError>{t('tools.problem.scopes')}</FieldError>
            </div>
          )}
        </div>
        <RadioCards
          label={t('tools.form.expiry')}
          look="segments"
          value={keyOf(draft.days)}
          options={tokenLifetimes.map((days) => ({
            value: keyOf(days),
            title: days === null ? t('tools.form.never') : t('tools.form.days', { count: days }),
          }))}
          onValueChange={(value) =>
            onTokenDraftChange({ days: tokenLifetimes.find((days) => keyOf(days) === value) ?? null })
          }
        />
        <PasswordField
          label={t('tools.form.password')}
          name="password"
          required
          autoComplete="current-password"
          value={draft.password}
          error={problems.password && t('tools.problem.password')}
          isShown={isPasswordShown}
          onShownChange={onTokenPasswordShownChange}
          onValueChange={(password) => onTokenDraftChange({ password })}
        />
        <SubmissionError submission={submission} />
      </Form>
    </Dialog>
  );
}

function SubmissionError({ submission }: { submission: TokenSubmission }) {
  const { t } = useI18n();
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  switch (reason) {
    case 'offline':
    case 'unexpected':
      return <FormError>{t(`common.error.${reason}`)}</FormError>;
    default:
      return <FormError>{t(`tools.problem.${reason}`)}</FormError>;
  }
}
