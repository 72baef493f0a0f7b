import { brand } from '@/brand';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { Link } from '@/primitives/Link';
import { TextField } from '@/primitives/TextField';

/** What the password recovery shows, one view a step (§2, §4). */
export type ForgotPasswordView =
  | {
      status: 'form';
      email: string;
      /** The address was refused: the hint about its form turns red. §5 knows no other message for it. */
      isRefused: boolean;
      refusals: number;
      /** Back from the second step: the heading takes focus. */
      isReturn: boolean;
      cancelHref: string;
    }
  | { status: 'sent'; email: string };

export interface ForgotPasswordScreenProps extends AuthPageFrame {
  view: ForgotPasswordView;
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  onReturn: () => void;
}

/** Password recovery (§2): asks for the e-mail, then tells what to wait for. No request is made. */
export function ForgotPasswordScreen({
  view,
  onEmailChange,
  onSubmit,
  onReturn,
  ...frame
}: ForgotPasswordScreenProps) {
  const { t, rich } = useI18n();
  if (view.status === 'sent') {
    return (
      <AuthPage key="sent" {...frame} title={t('auth.forgot.sentTitle')} isTitleFocused>
        <div className="flex flex-col gap-4 text-md">
          <p className="wrap-anywhere">
            {rich('auth.forgot.sent', {
              email: view.email,
              b: (chunks) => <bdi className="font-medium">{chunks}</bdi>,
            })}
          </p>
          <p>{t('auth.forgot.wait')}</p>
          <div className="rounded-card border border-border bg-surface p-4 text-base">
            <p>{t('auth.forgot.support')}</p>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              <Link href={`mailto:${brand.support.email}`}>{brand.support.email}</Link>
              <Link href={`tel:${brand.support.phone.replace(/[^+\d]/g, '')}`} className="figures">
                {brand.support.phone}
              </Link>
            </p>
          </div>
          <Button intent="primary" onClick={onReturn} className="mt-1 w-full">
            {t('auth.forgot.ok')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const hint = t('auth.forgot.emailHint');
  return (
    <AuthPage
      key="form"
      {...frame}
      title={t('auth.forgot.title')}
      isTitleFocused={view.isReturn}
      lead={t('auth.forgot.lead')}
    >
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('auth.forgot.title')}>
        <TextField
          label={t('auth.field.email')}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          hint={hint}
          error={view.isRefused ? hint : undefined}
          value={view.email}
          onValueChange={onEmailChange}
        />
        <div className="mt-1 flex gap-2">
          <Button intent="primary" type="submit" disabled={view.email.trim() === ''} className="flex-1">
            {t('auth.forgot.ok')}
          </Button>
          <ButtonLink href={view.cancelHref}>{t('common.cancel')}</ButtonLink>
        </div>
      </Form>
    </AuthPage>
  );
}
