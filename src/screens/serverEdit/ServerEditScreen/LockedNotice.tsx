import type { ReactNode } from 'react';
import { serverStateNotices } from '@/components/serverStateNotices';
import { isKnownServerStatus } from '@/domain/servers/serverStates';
import { canEditField } from '@/domain/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import type { ReadyEditView } from './serverEditView';

/** Whether the server's status keeps most of its settings shut. */
export function isLocked({ editable }: ReadyEditView): boolean {
  return !canEditField(editable.server.status, 'os');
}

/** Why most settings are shut, and what opens them; nothing for a status in which they are not. */
export function LockedNotice({ view }: { view: ReadyEditView }) {
  const i18n = useI18n();
  const { status } = view.editable.server;
  if (!isKnownServerStatus(status) || status === 'Active') return null;
  const to = (href: string) => (words: ReactNode) => (
    <Link href={href} variant="bare" className="underline underline-offset-3">
      {words}
    </Link>
  );
  const { tone, text } = serverStateNotices[status].settings;
  const links = { open: to(view.pageHref), ask: to(view.questionHref), renew: to(view.renewHref) };
  return <Callout tone={tone}>{text(i18n, links)}</Callout>;
}
