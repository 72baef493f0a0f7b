import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { CopyButton } from '@/primitives/CopyButton';
import { Dialog } from '@/primitives/Dialog';
import { TokenForm } from './TokenForm';
import type { TokenOverlay, ToolsScreenProps } from './toolsView';

type TokenOverlaysProps = Pick<
  ToolsScreenProps,
  'onTokenDraftChange' | 'onTokenPasswordShownChange' | 'onTokenSubmit' | 'onRevokeConfirm' | 'onOverlayClose'
> & { overlay: Exclude<TokenOverlay, { kind: 'none' }> };

/** The open dialog of the tokens. Loaded on demand. */
export default function TokenOverlays({ overlay, onOverlayClose, ...actions }: TokenOverlaysProps) {
  const { t } = useI18n();
  switch (overlay.kind) {
    case 'form':
      return <TokenForm {...actions} form={overlay} onOverlayClose={onOverlayClose} />;
    case 'created':
      return (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
          title={t('tools.created.title', { name: overlay.name })}
          description={t('tools.created.text')}
          actions={
            <>
              <Button onClick={onOverlayClose}>{t('tools.created.close')}</Button>
              <CopyButton
                face="text"
                intent="primary"
                value={overlay.secret}
                label={t('tools.created.copy')}
              />
            </>
          }
        >
          <code className="block rounded-control bg-sunken px-3 py-2.5 font-mono [overflow-wrap:anywhere] select-all">
            {overlay.secret}
          </code>
        </Dialog>
      );
    case 'revoke': {
      const { token, submission } = overlay;
      const isPending = submission.status === 'pending';
      return (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
          title={t('tools.revoke.title', { name: token.name })}
          description={t('tools.revoke.text')}
          confirmLabel={t('tools.token.revoke')}
          confirmIntent="danger"
          pending={isPending}
          failure={submission.status === 'failed' && t(`common.error.${submission.reason}`)}
          onConfirm={actions.onRevokeConfirm}
        />
      );
    }
  }
}
