import type { ListedArticle } from '@/domain/help/helpArticle';
import type { Server } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';
import { paths, withQuery, sectionName, sectionPath, type SectionKey } from '@/paths';
import { dashboardPages, isPlaceholder, sectionKeys } from '@/pages/dashboard';
import type { Candidate } from './candidates';
import {
  logoutCandidate,
  namedAction,
  preferenceCandidates,
  type Languages,
  type PreferenceContext,
} from './commonCandidates';

/** Screens that actions lead to; each can also be found by its own name. */
const sectionActions = [
  { key: 'vpsCatalog', name: 'palette.action.order' },
  { key: 'payments', name: 'shell.addFunds.menu' },
  { key: 'supportCreate', name: 'palette.action.ticket' },
] as const satisfies readonly { key: SectionKey; name: string }[];

/** Returns every screen of the dashboard, implemented ones first. */
export function placeCandidates({ i18n, others }: Languages): readonly Candidate[] {
  const keys = sectionKeys.filter(
    (key) => !dashboardPages[key].isOneOfMany && !sectionActions.some((action) => action.key === key),
  );
  return [...keys.filter((key) => !isPlaceholder(key)), ...keys.filter(isPlaceholder)].map((key) => {
    const { icon, group } = dashboardPages[key];
    return {
      id: `place:${key}`,
      group: 'places',
      icon,
      label: i18n.t(sectionName(key)),
      note: i18n.t(`shell.group.${group}`),
      aliases: others.map(({ t }) => t(sectionName(key))),
      target: { kind: 'place', href: sectionPath(key) },
    };
  });
}

/** Returns the articles of the help, found by title and by the words that ask for them. */
export function articleCandidates(
  articles: readonly Pick<ListedArticle, 'id' | 'title' | 'stems'>[],
  { t }: Pick<I18n, 't'>,
): readonly Candidate[] {
  return articles.map(({ id, title, stems }) => ({
    id: `help:${id}`,
    group: 'places',
    icon: 'book',
    label: title,
    note: t(sectionName('help')),
    // One text, so that a page of the same name comes first.
    aliases: [[title, ...stems].join(' ')],
    target: { kind: 'place', href: withQuery(paths.dashboard.help, { article: id }) },
  }));
}

export interface ActionContext extends PreferenceContext {
  /** Servers known so far. */
  servers: readonly Server[];
  /** Sign-in address for a visitor; null for a customer. */
  signInHref: string | null;
  onLogout: () => void;
}

/** Returns actions: screens that start a task, and actions without a screen. */
export function actionCandidates(context: ActionContext): readonly Candidate[] {
  const { i18n, others, servers, signInHref, onLogout } = context;
  return [
    ...sectionActions.map(({ key, name }): Candidate => {
      const action = namedAction(context, `place:${key}`, dashboardPages[key].icon, name);
      const names = [i18n, ...others].map(({ t }) => t(sectionName(key)));
      return {
        ...action,
        aliases: [...action.aliases, ...names],
        target: { kind: 'place', href: sectionPath(key) },
      };
    }),
    ...renewal(servers, { i18n, others }),
    ...preferenceCandidates(context),
    signInHref === null
      ? logoutCandidate(context, onLogout)
      : {
          ...namedAction(context, 'action:signIn', 'user', 'shell.user.signIn'),
          target: { kind: 'place', href: signInHref },
        },
  ];
}

/** Offers to renew the server that ends first. */
function renewal(servers: readonly Server[], { i18n, others }: Languages): readonly Candidate[] {
  const [head, ...rest] = servers;
  if (!head) return [];
  const { id, domain, ip, endDate } = rest.reduce(
    (first, server) => (server.endDate < first.endDate ? server : first),
    head,
  );
  const name = { domain: domain || ip };
  return [
    {
      id: 'action:renew',
      group: 'actions',
      icon: 'renew',
      label: i18n.t('palette.action.renew', name),
      note: i18n.t('palette.action.renew.note', { date: i18n.date(endDate) }),
      aliases: others.map(({ t }) => t('palette.action.renew', name)),
      target: { kind: 'place', href: withQuery(paths.dashboard.serverRenew, { id: String(id) }) },
    },
  ];
}

/** Servers by domain, number and address, each with a link to its settings. */
export function serverCandidates(servers: readonly Server[]): readonly Candidate[] {
  return servers.map(({ id, domain, ip }) => ({
    id: `server:${id}`,
    group: 'servers',
    icon: 'server',
    label: domain || ip,
    note: [`#${id}`, ip].filter(Boolean).join(' · '),
    aliases: [],
    target: { kind: 'place', href: withQuery(paths.dashboard.serverEdit, { id: String(id) }) },
  }));
}
