import type { ReactNode } from 'react';
import { isKnownServerStatus } from '@/domain/server';
import { canEditField } from '@/domain/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import type { ReadyEditView } from './serverEditView';

/** Whether the server's status keeps most of its settings shut. */
export function isLocked({ editable }: ReadyEditView): boolean {
  return !canEditField(editable.server.status, 'os');
}

/** Why most settings are shut, and what opens them. */
export function LockedNotice({ view }: { view: ReadyEditView }) {
  const { t, rich } = useI18n();
  const { status } = view.editable.server;
  if (
    isKnownServerStatus(status) &&
    (status === 'Ordered' || status === 'Activation' || status === 'Stopping')
  )
    return <Callout tone="info">{t(`serverEdit.locked.${status}`)}</Callout>;
  if (status === 'Off')
    return (
      <Callout tone="info">
        {rich('serverEdit.locked.Off', {
          open: (words: ReactNode) => (
            <Link href={view.pageHref} variant="bare" className="underline underline-offset-3">
              {words}
            </Link>
          ),
        })}
      </Callout>
    );
  if (status === 'Stopped')
    return (
      <Callout tone="warning">
        {rich('serverEdit.locked.Stopped', {
          ask: (words: ReactNode) => (
            <Link href={view.questionHref} variant="bare" className="underline underline-offset-3">
              {words}
            </Link>
          ),
        })}
      </Callout>
    );
  return (
    <Callout tone="warning">
      {rich('serverEdit.locked.Suspended', {
        renew: (words: ReactNode) => (
          <Link href={view.renewHref} variant="bare" className="underline underline-offset-3">
            {words}
          </Link>
        ),
      })}
    </Callout>
  );
}
