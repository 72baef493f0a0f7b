import type { ServerConditions, ServerKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import type { AdminServer } from '@/domain/admin/server';
import type { PowerAction } from '@/domain/servers/power';
import {
  expiryLock,
  type ExpiryLock,
  type ServerDraft,
  type ServerProblems,
} from '@/domain/admin/serverForm';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Power actions that need confirmation. Starting is harmless. */
export type ServerQuestion = Exclude<PowerAction, 'start'>;

export type ServerOverlay = AdminOverlay<AdminServer, ServerDraft, ServerProblems, ServerQuestion>;

export type AdminServersView = ListView<AdminServer, ServerKey, ServerConditions> & {
  overlay: ServerOverlay;
  /** Link to the owner in the list of customers; null unless the details are open. */
  ownerHref: string | null;
  /** Why the open form cannot change the end date. */
  expiryLock: ExpiryLock | null;
};

/** Makes the screen's view. */
export function toAdminServersView(
  list: ListView<AdminServer, ServerKey, ServerConditions>,
  overlay: ServerOverlay,
  staff: Parameters<typeof expiryLock>[1] | null,
): AdminServersView {
  const ownerHref = overlay.kind === 'details' ? withQuery(paths.admin.users, { q: overlay.row.user }) : null;
  const row = overlay.kind === 'form' ? overlay.row : null;
  return { ...list, overlay, ownerHref, expiryLock: row && staff && expiryLock(row, staff) };
}

export interface AdminServersActions
  extends ListActions<ServerKey, ServerConditions>, MoreActions, AdminOverlayActions<ServerDraft> {
  onDetailsOpen: (server: AdminServer) => void;
  /** Starts a stopped server, without confirmation. */
  onServerStart: (server: AdminServer) => void;
  onQuestionAsk: (question: ServerQuestion, server: AdminServer) => void;
  /** Opens the settings of a server. */
  onSettingsOpen: (server: AdminServer) => void;
}

export interface AdminServersScreenProps extends AdminServersActions {
  view: AdminServersView;
}
