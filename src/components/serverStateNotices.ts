import type { ReactNode } from 'react';
import type { KnownServerStatus } from '@/domain/servers/serverStates';
import type { I18n } from '@/i18n/I18nProvider';
import type { CalloutTone } from '@/primitives/Callout';

type ToLink = (words: ReactNode) => ReactNode;

/** Links in a notice's sentence. */
interface NoticeLinks {
  readonly open: ToLink;
  readonly ask: ToLink;
  readonly renew: ToLink;
}

interface StateNotice {
  readonly tone: CalloutTone;
  readonly text: (i18n: Pick<I18n, 't' | 'rich'>, links: NoticeLinks) => ReactNode;
}

interface StateNotices {
  /** On the server's page: its state, and what its owner can do. */
  readonly page: StateNotice;
  /** Above its settings: why most are disabled. */
  readonly settings: StateNotice;
}

/** Notices of every state except Active. */
export const serverStateNotices: Readonly<Record<Exclude<KnownServerStatus, 'Active'>, StateNotices>> = {
  Ordered: {
    page: { tone: 'info', text: ({ t }) => t('server.ordered') },
    settings: { tone: 'info', text: ({ t }) => t('serverEdit.locked.Ordered') },
  },
  Activation: {
    page: { tone: 'info', text: ({ t }) => t('server.underWay') },
    settings: { tone: 'info', text: ({ t }) => t('serverEdit.locked.Activation') },
  },
  Stopping: {
    page: { tone: 'info', text: ({ t }) => t('server.underWay') },
    settings: { tone: 'info', text: ({ t }) => t('serverEdit.locked.Stopping') },
  },
  Off: {
    page: { tone: 'info', text: ({ t }) => t('server.off') },
    settings: { tone: 'info', text: ({ rich }, { open }) => rich('serverEdit.locked.Off', { open }) },
  },
  Stopped: {
    page: { tone: 'warning', text: ({ rich }, { ask }) => rich('server.stopped', { ask }) },
    settings: { tone: 'warning', text: ({ rich }, { ask }) => rich('serverEdit.locked.Stopped', { ask }) },
  },
  Suspended: {
    page: { tone: 'danger', text: ({ rich }, { renew }) => rich('server.suspended', { renew }) },
    settings: {
      tone: 'warning',
      text: ({ rich }, { renew }) => rich('serverEdit.locked.Suspended', { renew }),
    },
  },
};
