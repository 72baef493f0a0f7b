import { useId } from 'react';

import { APP_CODE_LENGTH } from '@/domain/auth/accountProtection';
import { codeFrom } from '@/domain/auth/verificationRules';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CodeInput } from '@/primitives/CodeInput';
import { CopyButton } from '@/primitives/CopyButton';
import { Dialog } from '@/primitives/Dialog';
import { Form } from '@/primitives/Form';
import { DownloadIcon } from '@/primitives/icons';
import { PasswordField } from '@/primitives/PasswordField';
import { QrCode } from '@/primitives/QrCode';
import { SecurityFailure } from './SecurityFailure';
import type { SecondFactorActions, SecondFactorOverlay } from './secondFactorOverlay';

/** One of the dialogs. */
type OverlayOf<Kind extends SecondFactorOverlay['kind']> = Extract<SecondFactorOverlay, { kind: Kind }>;

type OverlayProps<Kind extends SecondFactorOverlay['kind']> = Omit<
  SecondFactorActions,
  'onFactorAsk' | 'onBrowserForget'
> & {
  /** The open dialog. */
  overlay: OverlayOf<Kind>;
};

/** The open dialog of the second factor. Loaded on demand. */
export default function SecondFactorOverlays({
  overlay,
  ...actions
}: OverlayProps<'password' | 'key' | 'codes'>) {
  switch (overlay.kind) {
    case 'password':
      return <PasswordDialog {...actions} overlay={overlay} />;
    case 'key':
      return <KeyDialog {...actions} overlay={overlay} />;
    case 'codes':
      return <CodesDialog {...actions} overlay={overlay} />;
  }
}

function PasswordDialog({ overlay, ...actions }: OverlayProps<'password'>) {
  const { t } = useI18n();
  const id = useId();
  const { change, password, isPasswordShown, isMissing, refusals, submission } = overlay;
  const isPending = submission.status === 'pending';
  const title = t(`accountSecurity.ask.${change}.title`);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && actions.onFactorClose()}
      title={title}
      description={t(`accountSecurity.ask.${change}.text`)}
      actions={
        <>
          <Button disabled={isPending} onClick={actions.onFactorClose}>
            {t('common.cancel')}
          </Button>
          <Button
            intent={change === 'end' ? 'danger' : 'primary'}
            type="submit"
            form={id}
            pending={isPending}
          >
            {t(`accountSecurity.ask.${change}.submit`)}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} refusals={refusals} onSubmit={actions.onFactorPasswordSubmit}>
        <PasswordField
          label={t('accountSecurity.ask.password')}
          name="password"
          required
          autoFocus
          autoComplete="current-password"
          value={password}
          error={isMissing ? t('accountSecurity.ask.required') : undefined}
          isShown={isPasswordShown}
          onShownChange={actions.onFactorPasswordShownChange}
          onValueChange={actions.onFactorPasswordChange}
        />
        <SecurityFailure submission={submission} />
      </Form>
    </Dialog>
  );
}

function KeyDialog({ overlay, ...actions }: OverlayProps<'key'>) {
  const { t } = useI18n();
  const id = useId();
  const { key, code, refusals, submission } = overlay;
  const isPending = submission.status === 'pending';
  const title = t('accountSecurity.key.title');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && actions.onFactorClose()}
      title={title}
      description={t('accountSecurity.key.text')}
      actions={
        <>
          <Button disabled={isPending} onClick={actions.onFactorClose}>
            {t('common.cancel')}
          </Button>
          <Button
            intent="primary"
            type="submit"
            form={id}
            pending={isPending}
            disabled={code.length < APP_CODE_LENGTH}
          >
            {t('accountSecurity.key.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} refusals={refusals} onSubmit={actions.onFactorCodeSubmit}>
        <div className="flex justify-center">
          <QrCode text={key.uri} label={t('accountSecurity.key.qr')} />
        </div>
        <div>
          <p className="text-base font-medium">{t('accountSecurity.key.key')}</p>
          <p className="flex items-center gap-1">
            <code translate="no" className="min-w-0 font-mono [overflow-wrap:anywhere] select-all">
              {key.key.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyButton value={key.key} label={t('accountSecurity.key.copy')} size="sm" />
          </p>
        </div>
        <CodeInput
          label={t('accountSecurity.key.code')}
          name="code"
          required
          length={APP_CODE_LENGTH}
          parse={codeFrom}
          value={code}
          onValueChange={actions.onFactorCodeChange}
        />
        <SecurityFailure submission={submission} />
      </Form>
    </Dialog>
  );
}

function CodesDialog({ overlay: { codes }, ...actions }: OverlayProps<'codes'>) {
  const { t } = useI18n();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && actions.onFactorClose()}
      title={t('accountSecurity.codes.title')}
      description={t('accountSecurity.codes.text')}
      actions={
        <>
          <Button icon={<DownloadIcon />} onClick={actions.onCodesDownload}>
            {t('accountSecurity.codes.download')}
          </Button>
          <CopyButton face="text" value={codes.join('\n')} label={t('accountSecurity.codes.copy')} />
          <Button intent="primary" onClick={actions.onFactorClose}>
            {t('accountSecurity.codes.close')}
          </Button>
        </>
      }
    >
      <ol
        aria-label={t('accountSecurity.codes.list')}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
